import * as z from 'zod'
import {
  AnswerPairingInput,
  CreatedWithRequests,
  CreateOfNumberInput,
  CreatePairingInput,
  CreatePairingOutput,
  InterestInput,
  OfIssueInput,
  OutcomeInput,
  Pairing,
  PairingInput,
  PairingList,
  UpdatePairingInput,
} from '#shared/pairing/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { acceptRequest } from './accept-request.ts'
import { createRequest } from './create-request.ts'
import { createOfNumber } from './create-request-of-number.ts'
import { declineRequest } from './decline-request.ts'
import { endRequest } from './end-request.ts'
import { markInterest } from './mark-interest.ts'
import { listOfIssue, listOpen, listOwn } from './queries.ts'
import { recordOutcome } from './record-outcome.ts'
import { updateRequest } from './update-request.ts'
import { wire } from './wire.ts'

export const pairingRouter = router({
  create: userProcedure
    .meta({ rest: wire.create, limit: ['pairing'] })
    .input(CreatePairingInput)
    .output(CreatePairingOutput)
    .mutation(({ ctx, input }) => createRequest(ctx, input)),

  createOfNumber: userProcedure
    .meta({ rest: wire.createOfNumber, limit: ['pairing'] })
    .input(CreateOfNumberInput)
    .output(CreatedWithRequests)
    .mutation(({ ctx, input }) => createOfNumber(ctx, input)),

  open: userProcedure
    .meta({ rest: wire.listOpen })
    .output(PairingList)
    .query(({ ctx }) => listOpen(ctx)),

  own: userProcedure
    .meta({ rest: wire.listOwn })
    .input(z.void())
    .output(PairingList)
    .query(({ ctx }) => listOwn(ctx)),

  ofIssue: userProcedure
    .input(OfIssueInput)
    .output(PairingList)
    .query(({ ctx, input }) => listOfIssue(ctx, input)),

  update: userProcedure
    .meta({ rest: wire.update, limit: ['pairing'] })
    .input(UpdatePairingInput)
    .output(Pairing)
    .mutation(({ ctx, input }) => updateRequest(ctx, input)),

  interested: userProcedure
    .meta({ rest: wire.interested, limit: ['pairing'] })
    .input(InterestInput)
    .output(Pairing)
    .mutation(({ ctx, input }) => markInterest(ctx, input)),

  accept: userProcedure
    .meta({ rest: wire.accept, limit: ['pairing'] })
    .input(AnswerPairingInput)
    .output(Pairing)
    .mutation(({ ctx, input }) => acceptRequest(ctx, input)),

  decline: userProcedure
    .meta({ rest: wire.decline, limit: ['pairing'] })
    .input(AnswerPairingInput)
    .output(Pairing)
    .mutation(({ ctx, input }) => declineRequest(ctx, input)),

  withdraw: userProcedure
    .input(PairingInput)
    .output(Pairing)
    .mutation(({ ctx, input }) => endRequest(ctx, input)),

  sayOutcome: userProcedure
    .input(OutcomeInput)
    .output(Pairing)
    .mutation(({ ctx, input }) => recordOutcome(ctx, input)),
})
