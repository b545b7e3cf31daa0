import { JudgingOutput, ScoreEntryInput } from '#shared/challenges/judging-schemas.ts'
import { ChallengeInput } from '#shared/challenges/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { listEntries } from './queries.ts'
import { scoreEntry } from './score-entry.ts'

/** For the judges of a bounty, and for administrators who want to see how far they are. */
export const challengeJudgingRouter = router({
  list: userProcedure
    .input(ChallengeInput)
    .output(JudgingOutput)
    .query(({ ctx, input }) => listEntries(ctx, input)),

  score: userProcedure.input(ScoreEntryInput).mutation(({ ctx, input }) => scoreEntry(ctx, input)),
})
