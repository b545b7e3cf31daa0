import { FeedbackInput, ReportErrorInput, SaveUserEventInput, TrackInput } from '#shared/analytics/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { giveFeedback } from './give-feedback.ts'
import { recordPageEvent } from './record-page-event.ts'
import { errorFields } from './rules.ts'
import { saveUserEvent } from './save-user-event.ts'
import { wire } from './wire.ts'

export const analyticsRouter = router({
  save: userProcedure
    .meta({ rest: wire.save })
    .input(SaveUserEventInput)
    .mutation(({ ctx, input }) => saveUserEvent(ctx, input)),

  giveFeedback: userProcedure
    .meta({ rest: wire.giveFeedback, limit: ['forms'] })
    .input(FeedbackInput)
    .mutation(({ ctx, input }) => giveFeedback(ctx, input)),

  track: visitorProcedure
    .meta({ rest: wire.track, limit: ['events'], bearer: 'ignored' })
    .input(TrackInput)
    .mutation(({ ctx, input }) => recordPageEvent(ctx, input)),

  /** A line in the log: whoever looks after the product reads those. */
  reportError: visitorProcedure
    .meta({ rest: wire.reportError, limit: ['events'], bearer: 'ignored' })
    .input(ReportErrorInput)
    .mutation(({ ctx, input }) => ctx.log('client_error', errorFields(ctx, input))),
})
