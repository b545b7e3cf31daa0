import * as z from 'zod'
import { FEEDBACK_MAX_LENGTH, FEEDBACK_REACTIONS } from './texts.ts'

/** 1§3 user event; none of them ever scores (SEC-14). */
export const UserEventType = z.enum([
  'feed',
  'eightyTwenty',
  'github',
  'connection',
  '8020',
  'copilot.jd.summary',
  'pairingRequest',
])

/** C058. The same event id sent twice is one event. `userId` is accepted as documented and must be the session's own. */
export const SaveUserEventInput = z.object({
  userId: z.string().max(64).optional(),
  eventId: z.string().trim().min(1).max(120),
  eventType: UserEventType,
  payload: z.record(z.string().max(60), z.unknown()).default({}),
})
export type SaveUserEventInput = z.infer<typeof SaveUserEventInput>

/** I007 */
export const FeedbackInput = z.object({
  action: z.string().trim().min(1).max(60),
  reaction: z.array(z.enum(FEEDBACK_REACTIONS)).max(FEEDBACK_REACTIONS.length).default([]),
  feedbackMsg: z.string().trim().max(FEEDBACK_MAX_LENGTH).default(''),
  course: z.string().trim().max(1024).default(''),
})
export type FeedbackInput = z.infer<typeof FeedbackInput>

export const SavedOutput = z.object({ status: z.literal('ok') })
