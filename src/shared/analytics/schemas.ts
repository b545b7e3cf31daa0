import * as z from 'zod'
import { PAGE_EVENTS } from './events.ts'
import { FEEDBACK_ACTIONS, FEEDBACK_MAX_LENGTH, FEEDBACK_REACTIONS, FEEDBACK_TEXTS } from './texts.ts'

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

/** C058. The same event id sent twice is one event. */
export const SaveUserEventInput = z.object({
  eventId: z.string().trim().min(1).max(120),
  eventType: UserEventType,
  payload: z.record(z.string().max(60), z.unknown()).default({}),
})
export type SaveUserEventInput = z.infer<typeof SaveUserEventInput>

/** I007. Who only closes the popup need not say anything. */
export const FeedbackInput = z
  .object({
    action: z.string().trim().min(1).max(60),
    reactions: z.array(z.enum(FEEDBACK_REACTIONS)).max(FEEDBACK_REACTIONS.length).default([]),
    message: z.string().trim().max(FEEDBACK_MAX_LENGTH).default(''),
    /** The phase or the part of the product that it is about. */
    about: z.string().trim().max(1024).default(''),
  })
  .refine(
    ({ action, reactions, message }) => action === FEEDBACK_ACTIONS.closed || reactions.length > 0 || message !== '',
    FEEDBACK_TEXTS.nothingSaid,
  )
export type FeedbackInput = z.infer<typeof FeedbackInput>

const Campaign = z.string().trim().max(100).optional()

/** I010. What a page tells of; nothing in it says whose visit it is. */
export const TrackInput = z.object({
  name: z.enum(PAGE_EVENTS),
  props: z.record(z.string().max(60), z.unknown()).default({}),
  utm: z.object({ source: Campaign, campaign: Campaign, medium: Campaign }).default({}),
  group: z.enum(['new', 'existing']).default('existing'),
  /** 3§6: in public mode. */
  visibility: z.enum(['public']).optional(),
})
export type TrackInput = z.infer<typeof TrackInput>

/** I011. What went wrong in a browser. */
export const ReportErrorInput = z.object({
  message: z.string().trim().min(1).max(500),
  stack: z.string().max(4000).default(''),
  url: z.string().max(2000).default(''),
})
export type ReportErrorInput = z.infer<typeof ReportErrorInput>
