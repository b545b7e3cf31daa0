import {
  CalculateScoreInput,
  LeadersInput,
  LeadersOutput,
  ReceiptsInput,
  ReceiptsOutput,
  SaveRankingInput,
  Score,
  ScoreInput,
  ScoreSummary,
  SummaryInput,
} from '#shared/reputation/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { findLeaders } from './find-leaders.ts'
import { getScore, getSummary, listReceipts } from './queries.ts'
import { recordScore } from './record-score.ts'
import { saveRanking } from './save-ranking.ts'
import { wire } from './wire.ts'

/** Stands with profiles, since who may see a person's points is who may see the person. */
export const reputationRouter = router({
  calculate: userProcedure
    .meta({ rest: wire.calculate })
    .input(CalculateScoreInput)
    .output(Score)
    .mutation(({ ctx }) => recordScore(ctx)),

  leaders: visitorProcedure
    .meta({ rest: wire.leaders })
    .input(LeadersInput)
    .output(LeadersOutput)
    .query(({ ctx, input }) => findLeaders(ctx, input)),

  receipts: visitorProcedure
    .input(ReceiptsInput)
    .output(ReceiptsOutput)
    .query(({ ctx, input }) => listReceipts(ctx, input)),

  saveRanking: userProcedure
    .input(SaveRankingInput)
    .output(SaveRankingInput)
    .mutation(({ ctx, input }) => saveRanking(ctx, input)),

  score: visitorProcedure
    .meta({ rest: wire.score })
    .input(ScoreInput)
    .output(Score)
    .query(({ ctx, input }) => getScore(ctx, input)),

  summary: visitorProcedure
    .meta({ rest: wire.summary })
    .input(SummaryInput)
    .output(ScoreSummary)
    .query(({ ctx, input }) => getSummary(ctx, input)),
})
