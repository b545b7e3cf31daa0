import {
  AdminChallenges,
  ChangeChallengeInput,
  DecideChallengeInput,
  EditedChallenge,
  NotePaymentInput,
  SaveChallengeInput,
  SaveChallengeOutput,
} from '#shared/challenges/manage-schemas.ts'
import { ChallengeInput } from '#shared/challenges/schemas.ts'
import { adminProcedure, router } from '#worker/trpc.ts'
import { decideChallenge } from '../judging/decide-challenge.ts'
import { changeChallenge } from './change-challenge.ts'
import { findEdited, listForAdmin } from './queries.ts'
import { recordPayment } from './record-payment.ts'
import { saveChallenge } from './save-challenge.ts'

/** Bounties as administrators make and run them. */
export const challengeAdminRouter = router({
  list: adminProcedure.output(AdminChallenges).query(async ({ ctx }) => ({ challenges: await listForAdmin(ctx) })),

  get: adminProcedure
    .input(ChallengeInput)
    .output(EditedChallenge)
    .query(({ ctx, input }) => findEdited(ctx, input)),

  save: adminProcedure
    .input(SaveChallengeInput)
    .output(SaveChallengeOutput)
    .mutation(({ ctx, input }) => saveChallenge(ctx, input)),

  change: adminProcedure.input(ChangeChallengeInput).mutation(({ ctx, input }) => changeChallenge(ctx, input)),

  decide: adminProcedure.input(DecideChallengeInput).mutation(({ ctx, input }) => decideChallenge(ctx, input)),

  recordPayment: adminProcedure.input(NotePaymentInput).mutation(({ ctx, input }) => recordPayment(ctx, input)),
})
