import * as z from 'zod'
import { Quota } from '#shared/quotas/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { getQuota } from './queries.ts'
import { wire } from './wire.ts'

export const quotasRouter = router({
  check: userProcedure
    .meta({ rest: wire.check })
    .input(z.void())
    .output(Quota)
    .query(({ ctx }) => getQuota(ctx)),
})
