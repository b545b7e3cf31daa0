import { FeedbackInput, SaveUserEventInput } from '#shared/analytics/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { giveFeedback } from './give-feedback.ts'
import { saveUserEvent } from './save-user-event.ts'
import { wire } from './wire.ts'

export const analyticsRouter = router({
  save: userProcedure
    .meta({ rest: wire.save })
    .input(SaveUserEventInput)
    .mutation(({ ctx, input }) => saveUserEvent(ctx, input)),

  giveFeedback: userProcedure
    .meta({ rest: wire.giveFeedback })
    .input(FeedbackInput)
    .mutation(({ ctx, input }) => giveFeedback(ctx, input)),
})
