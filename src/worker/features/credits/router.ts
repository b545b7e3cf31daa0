import { ChangeCreditsInput, ChangeCreditsOutput } from '#shared/admin/people-schemas.ts'
import { SyncCreditsInput, SyncCreditsOutput } from '#shared/credits/schemas.ts'
import { adminProcedure, router, userProcedure } from '#worker/trpc.ts'
import { changeCredits } from './change-credits.ts'
import { syncCredits } from './sync-credits.ts'
import { wire } from './wire.ts'

export const creditsRouter = router({
  sync: userProcedure
    .meta({ rest: wire.sync })
    .input(SyncCreditsInput)
    .output(SyncCreditsOutput)
    .mutation(({ ctx, input }) => syncCredits(ctx, input)),

  change: adminProcedure
    .input(ChangeCreditsInput)
    .output(ChangeCreditsOutput)
    .mutation(({ ctx, input }) => changeCredits(ctx, input)),
})
