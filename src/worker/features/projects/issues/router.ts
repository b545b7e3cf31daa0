import {
  ClaimedIssues,
  DailyIssue,
  Issue,
  IssueInput,
  IssueList,
  IssueSummary,
  SearchIssuesInput,
  SumUpInput,
  WorkStatus,
  WorkStatusInput,
} from '#shared/projects/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { claimIssue } from './claim-issue.ts'
import { endClaim } from './end-claim.ts'
import { findDailyIssue, getIssue, getWorkStatus, listClaims, searchIssues } from './queries.ts'
import { wire } from './wire.ts'
import { writeSummary } from './write-summary.ts'

const searching = visitorProcedure.input(SearchIssuesInput).output(IssueList)
const searchingOwn = userProcedure.input(SearchIssuesInput).output(IssueList)

export const issuesRouter = router({
  get: visitorProcedure
    .meta({ rest: wire.get })
    .input(IssueInput)
    .output(Issue)
    .query(({ ctx, input }) => getIssue(ctx, input)),

  free: searching.query(({ ctx, input }) => searchIssues(ctx, input)),

  search: searchingOwn.meta({ rest: wire.search }).query(({ ctx, input }) => searchIssues(ctx, input)),

  searchByCategory: searchingOwn
    .meta({ rest: wire.searchByCategory })
    .query(({ ctx, input }) => searchIssues(ctx, input)),

  workStatus: userProcedure
    .meta({ rest: wire.workStatus })
    .input(WorkStatusInput)
    .output(WorkStatus)
    .query(({ ctx, input }) => getWorkStatus(ctx, input)),

  claims: userProcedure.output(ClaimedIssues).query(({ ctx }) => listClaims(ctx)),

  daily: userProcedure.output(DailyIssue).query(({ ctx }) => findDailyIssue(ctx)),

  claim: userProcedure
    .input(IssueInput)
    .output(Issue)
    .mutation(({ ctx, input }) => claimIssue(ctx, input)),

  endClaim: userProcedure
    .input(IssueInput)
    .output(Issue)
    .mutation(({ ctx, input }) => endClaim(ctx, input)),

  sumUp: userProcedure
    .meta({ rest: wire.sumUp, limit: ['model'], quota: 'assistant' })
    .input(SumUpInput)
    .output(IssueSummary)
    .mutation(({ ctx, input }) => writeSummary(ctx, input)),
})
