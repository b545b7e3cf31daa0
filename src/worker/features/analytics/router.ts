import { FeedbackInput, SavedAnswer, SaveUserEventInput } from '#shared/analytics.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { giveFeedback } from './give-feedback.ts'
import { saveUserEvent } from './save-user-event.ts'

export const analyticsRouter = router({
  save: userProcedure
    .meta({ rest: { method: 'PUT', path: '/ft/user/event/save', summary: 'Notes something I did.' } })
    .input(SaveUserEventInput)
    .output(SavedAnswer)
    .mutation(({ ctx, input }) => saveUserEvent(ctx, input)),

  giveFeedback: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/learning/feedback', summary: 'What I think of a phase.' } })
    .input(FeedbackInput)
    .output(SavedAnswer)
    .mutation(({ ctx, input }) => giveFeedback(ctx, input)),
})
