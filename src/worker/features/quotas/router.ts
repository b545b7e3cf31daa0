import { CheckQuotaInput, Quota } from '#shared/quotas/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { getQuota } from './queries.ts'

export const quotasRouter = router({
  check: userProcedure
    .meta({ rest: { method: 'GET', path: '/bizdev/check/{userId}', summary: 'Assistant calls left this month.' } })
    .input(CheckQuotaInput)
    .output(Quota)
    .query(({ ctx, input }) => getQuota(ctx, input)),
})
