import { VisitList } from '#shared/audit/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { listOwnVisits } from './queries.ts'

export const auditRouter = router({
  ownVisits: userProcedure.output(VisitList).query(({ ctx }) => listOwnVisits(ctx)),
})
