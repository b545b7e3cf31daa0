import { SyncCreditsAnswer, SyncCreditsInput } from '#shared/credits.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { syncCredits } from './sync-credits.ts'

export const creditsRouter = router({
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
