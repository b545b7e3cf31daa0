import {
  AdminChallenges,
  Challenge,
  ChallengeInput,
  ChallengeStanding,
  ChangeChallengeInput,
  ListChallengesOutput,
  ListSubmissionsOutput,
  SubmitChallengeInput,
  UpdateLicenseInput,
} from '#shared/challenges/schemas.ts'
import { adminProcedure, router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { changeChallenge } from './change-challenge.ts'
import { getChallenge, getStanding, listChallenges, listForAdmin, listSubmissions } from './queries.ts'
import { startChallenge } from './start-challenge.ts'
import { submitChallenge } from './submit-challenge.ts'
import { updateLicense } from './update-license.ts'
import { wire } from './wire.ts'

export const challengesRouter = router({
  list: visitorProcedure
    .meta({ rest: wire.list })
    .output(ListChallengesOutput)
    .query(async ({ ctx }) => ({ challenges: await listChallenges(ctx) })),

  get: visitorProcedure
    .input(ChallengeInput)
    .output(Challenge)
    .query(({ ctx, input }) => getChallenge(ctx, input)),

  status: userProcedure
    .meta({ rest: wire.status })
    .input(ChallengeInput)
    .output(ChallengeStanding)
    .query(({ ctx, input }) => getStanding(ctx, input)),

  start: userProcedure
    .meta({ rest: wire.start })
    .input(ChallengeInput)
    .output(ChallengeStanding)
    .mutation(({ ctx, input }) => startChallenge(ctx, input)),

  submit: userProcedure
    .meta({ rest: wire.submit })
    .input(SubmitChallengeInput)
    .output(ChallengeStanding)
    .mutation(({ ctx, input }) => submitChallenge(ctx, input)),

  updateLicense: userProcedure
    .meta({ rest: wire.updateLicense })
    .input(UpdateLicenseInput)
    .output(ChallengeStanding)
    .mutation(({ ctx, input }) => updateLicense(ctx, input)),

  listForAdmin: adminProcedure
    .output(AdminChallenges)
    .query(async ({ ctx }) => ({ challenges: await listForAdmin(ctx) })),

  submissions: adminProcedure
    .input(ChallengeInput)
    .output(ListSubmissionsOutput)
    .query(async ({ ctx, input }) => ({ submissions: await listSubmissions(ctx, input) })),

  change: adminProcedure.input(ChangeChallengeInput).mutation(({ ctx, input }) => changeChallenge(ctx, input)),
})
