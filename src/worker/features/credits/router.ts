import { StatementInput, StatementOutput } from '#shared/billing/schemas.ts'
import { SyncCreditsInput, SyncCreditsOutput } from '#shared/credits/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { readStatement } from './read-statement.ts'
import { syncCredits } from './sync-credits.ts'
import { wire } from './wire.ts'

export const creditsRouter = router({
  statement: userProcedure
    .meta({ rest: wire.statement })
    .input(StatementInput)
    .output(StatementOutput)
    .query(({ ctx, input }) => readStatement(ctx, input)),

  sync: userProcedure
    .meta({ rest: wire.sync })
    .input(SyncCreditsInput)
    .output(SyncCreditsOutput)
    .mutation(({ ctx, input }) => syncCredits(ctx, input)),
})
