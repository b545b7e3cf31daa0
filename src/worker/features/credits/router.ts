import { StatementAnswer, StatementInput } from '#shared/billing.ts'
import { SyncCreditsAnswer, SyncCreditsInput } from '#shared/credits.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { readStatement } from './read-statement.ts'
import { syncCredits } from './sync-credits.ts'

export const creditsRouter = router({
  statement: userProcedure
    .meta({ rest: { method: 'GET', path: '/ft/user/learning/credits/statement', summary: 'My credits in and out.' } })
    .input(StatementInput)
    .output(StatementAnswer)
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
    .output(SyncCreditsAnswer)
    .mutation(({ ctx, input }) => syncCredits(ctx, input)),
})
