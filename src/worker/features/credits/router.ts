import { SyncCreditsInput, SyncCreditsOutput } from '#shared/credits/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { syncCredits } from './sync-credits.ts'
import { wire } from './wire.ts'

export const creditsRouter = router({
  sync: userProcedure
    .meta({ rest: wire.sync })
    .input(SyncCreditsInput)
    .output(SyncCreditsOutput)
    .mutation(({ ctx, input }) => syncCredits(ctx, input)),
})
