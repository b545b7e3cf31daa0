import { StatementInput, StatementOutput } from '#shared/billing/schemas.ts'
import { SyncCreditsInput, SyncCreditsOutput } from '#shared/credits/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { readStatement } from './read-statement.ts'
import { syncCredits } from './sync-credits.ts'

export const creditsRouter = router({
  statement: userProcedure
    .meta({ rest: { method: 'GET', path: '/ft/user/learning/credits/statement', summary: 'My credits in and out.' } })
    .input(StatementInput)
    .output(StatementOutput)
    .query(({ ctx, input }) => readStatement(ctx, input)),

  sync: userProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/ft/user/learning/update/credits',
        summary: 'Gives credits up; never adds any. Answers the true balance.',
      },
    })
    .input(SyncCreditsInput)
    .output(SyncCreditsOutput)
    .mutation(({ ctx, input }) => syncCredits(ctx, input)),
})
