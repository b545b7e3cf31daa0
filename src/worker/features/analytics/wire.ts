import * as z from 'zod'
import { FeedbackInput, SaveUserEventInput } from '#shared/analytics/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const SavedOutput = z.object({ status: z.literal('ok') })
const saved = () => ({ status: 'ok' as const })

/** C058, I007, I010, I011 */
export const wire = {
  /** `userId` is accepted as documented and must be the session's own. */
  save: documented({
    method: 'PUT',
    path: '/ft/user/event/save',
    summary: 'Notes something I did.',
    input: z.object({ userId: z.string().max(64).optional(), ...SaveUserEventInput.shape }),
    toInput: ({ userId, ...event }, actor) => {
      if (userId) requireSelf(actor, userId, 'An event can be saved for yourself only.')
      return event
    },
    output: SavedOutput,
    toOutput: saved,
  }),

  giveFeedback: documented({
    method: 'POST',
    path: '/ft/learning/feedback',
    summary: 'What I think of a phase.',
    input: z.object({
      action: FeedbackInput.shape.action,
      reaction: FeedbackInput.shape.reactions,
      feedbackMsg: FeedbackInput.shape.message,
      course: FeedbackInput.shape.about,
    }),
    toInput: ({ action, reaction, feedbackMsg, course }) => ({
      action,
      reactions: reaction,
      message: feedbackMsg,
      about: course,
    }),
    output: SavedOutput,
    toOutput: saved,
  }),

  /** I010 */
  track: documented({
    method: 'POST',
    path: '/ft/analytics/event',
    summary: 'Something that happened on a page; says nothing of who was there.',
    status: 204,
    output: z.void(),
  }),

  /** I011 */
  reportError: documented({
    method: 'POST',
    path: '/ft/client/error',
    summary: 'What went wrong in a browser.',
    status: 204,
    output: z.void(),
  }),
}
