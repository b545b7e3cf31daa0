import type { FeedbackInput } from '#shared/analytics/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { saveUserEvent } from './save-user-event.ts'

/** As long as a text of an event may be, and no pair of surrogates cut in two. */
const PIECES = /[\s\S]{1,299}(?:(?<=[\ud800-\udbff])[\s\S])?/g

/** Keeps what the caller thinks of a phase (I007, 2§7.5): an event like others, with the message in full. */
export async function giveFeedback(ctx: UserContext, { action, reactions, message, about }: FeedbackInput) {
  await saveUserEvent(ctx, {
    eventId: `feedback:${crypto.randomUUID()}`,
    eventType: '8020',
    payload: { action, reaction: reactions, feedbackMsg: message.match(PIECES) ?? [], course: about },
  })
}
