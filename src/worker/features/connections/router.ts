import * as z from 'zod'
import {
  ListReportsInput,
  ListReportsOutput,
  ReportInput,
  SettleReportInput,
} from '#shared/connections/report-schemas.ts'
import {
  AcceptConnectionInput,
  ConnectionStatusOutput,
  DeclineConnectionInput,
  ListBlockedOutput,
  ListConnectionsInput,
  ListConnectionsOutput,
  ListRequestsOutput,
  OtherPersonInput,
  PassInput,
  RecommendInput,
  RecommendOutput,
} from '#shared/connections/schemas.ts'
import { adminProcedure, router, userProcedure } from '#worker/trpc.ts'
import { acceptConnection } from './accept-connection.ts'
import { addReport } from './add-report.ts'
import { blockPerson } from './block-person.ts'
import { declineConnection } from './decline-connection.ts'
import { findPeople } from './find-people.ts'
import { markRequests } from './mark-requests.ts'
import { checkConnection, listBlocked, listConnections, listReports, listRequests } from './queries.ts'
import { removeConnection } from './remove-connection.ts'
import { requestConnection } from './request-connection.ts'
import { savePass } from './save-pass.ts'
import { settleReport } from './settle-report.ts'
import { unblockPerson } from './unblock-person.ts'
import { wire } from './wire.ts'

export const connectionsRouter = router({
  list: userProcedure
    .meta({ rest: wire.list })
    .input(ListConnectionsInput)
    .output(ListConnectionsOutput)
    .query(({ ctx, input }) => listConnections(ctx, input)),

  requests: userProcedure.output(ListRequestsOutput).query(({ ctx }) => listRequests(ctx)),

  blocked: userProcedure.output(ListBlockedOutput).query(({ ctx }) => listBlocked(ctx)),

  recommended: userProcedure
    .meta({ rest: wire.recommended })
    .input(RecommendInput)
    .output(RecommendOutput)
    .query(({ ctx }) => findPeople(ctx, {})),

  recommendedByInterest: userProcedure
    .meta({ rest: wire.recommendedByInterest })
    .input(RecommendInput)
    .output(RecommendOutput)
    .query(({ ctx, input }) => findPeople(ctx, input)),

  report: userProcedure
    .meta({ limit: ['pairing'] })
    .input(ReportInput)
    .mutation(({ ctx, input }) => addReport(ctx, input)),

  reports: adminProcedure
    .input(ListReportsInput)
    .output(ListReportsOutput)
    .query(({ ctx, input }) => listReports(ctx, input)),

  settleReport: adminProcedure.input(SettleReportInput).mutation(({ ctx, input }) => settleReport(ctx, input)),

  savePass: userProcedure.input(PassInput).mutation(({ ctx, input }) => savePass(ctx, input)),

  check: userProcedure
    .meta({ rest: wire.check })
    .input(OtherPersonInput)
    .output(ConnectionStatusOutput)
    .query(({ ctx, input }) => checkConnection(ctx, input)),

  request: userProcedure
    .meta({ rest: wire.request, limit: ['pairing'] })
    .input(OtherPersonInput)
    .output(ConnectionStatusOutput)
    .mutation(({ ctx, input }) => requestConnection(ctx, input)),

  accept: userProcedure
    .meta({ rest: wire.accept })
    .input(AcceptConnectionInput)
    .output(ConnectionStatusOutput)
    .mutation(({ ctx, input }) => acceptConnection(ctx, input)),

  decline: userProcedure
    .meta({ rest: wire.decline })
    .input(DeclineConnectionInput)
    .output(z.object({ status: z.literal('declined') }))
    .mutation(({ ctx, input }) => declineConnection(ctx, input)),

  remove: userProcedure
    .input(OtherPersonInput)
    .output(ConnectionStatusOutput)
    .mutation(({ ctx, input }) => removeConnection(ctx, input)),

  block: userProcedure
    .input(OtherPersonInput)
    .output(ConnectionStatusOutput)
    .mutation(({ ctx, input }) => blockPerson(ctx, input)),

  unblock: userProcedure
    .input(OtherPersonInput)
    .output(ConnectionStatusOutput)
    .mutation(({ ctx, input }) => unblockPerson(ctx, input)),

  markRead: userProcedure
    .meta({ rest: wire.markRead })
    .input(z.object({}).optional())
    .mutation(({ ctx }) => markRequests(ctx)),
})
