import { AuditList, ListAuditInput, VisitList } from '#shared/audit/schemas.ts'
import { adminProcedure, router, userProcedure } from '#worker/trpc.ts'
import { listAudit, listOwnVisits } from './queries.ts'

export const auditRouter = router({
  list: adminProcedure
    .input(ListAuditInput)
    .output(AuditList)
    .query(({ ctx, input }) => listAudit(ctx, input)),

  ownVisits: userProcedure.output(VisitList).query(({ ctx }) => listOwnVisits(ctx)),
})
