import { FeedbackInput, SavedOutput, SaveUserEventInput } from '#shared/analytics/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { giveFeedback } from './give-feedback.ts'
import { saveUserEvent } from './save-user-event.ts'

export const analyticsRouter = router({
  save: userProcedure
    .meta({ rest: { method: 'PUT', path: '/ft/user/event/save', summary: 'Notes something I did.' } })
    .input(SaveUserEventInput)
    .output(SavedOutput)
    .mutation(({ ctx, input }) => saveUserEvent(ctx, input)),

  giveFeedback: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/learning/feedback', summary: 'What I think of a phase.' } })
    .input(FeedbackInput)
    .output(SavedOutput)
    .mutation(({ ctx, input }) => giveFeedback(ctx, input)),
})
