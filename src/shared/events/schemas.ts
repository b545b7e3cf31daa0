import * as z from 'zod'
import type { UserEventType } from '../analytics/schemas.ts'

/** What happened to somebody, as the records say it; of `project` their own word is taken, and it earns nothing. */
export const EventKind = z.enum([
  ...(['sectionCompleted', 'certificateIssued', 'roadmapCreated', 'connected', 'journalWritten'] as const),
  ...(['questionAnswered', 'project', 'workMerged'] as const),
])
export type EventKind = z.infer<typeof EventKind>

export const Event = z.object({
  id: z.string(),
  kind: EventKind,
  /** What it is about: a section, a roadmap, a person, a question. */
  title: z.string(),
  /** Where it is read, on this site; null where there is nothing to open. */
  path: z.string().nullable(),
  happenedAt: z.string(),
})
export type Event = z.infer<typeof Event>

/** The documented type that each kind belongs to (1§3, R-COMM-09). */
export const TYPE_OF_EVENT: Readonly<Record<EventKind, z.infer<typeof UserEventType>>> = {
  sectionCompleted: 'eightyTwenty',
  certificateIssued: 'eightyTwenty',
  roadmapCreated: 'eightyTwenty',
  questionAnswered: 'eightyTwenty',
  connected: 'connection',
  journalWritten: 'feed',
  project: 'github',
  workMerged: 'github',
}

/** C020: something that everybody may come to. */
export const PublicEvent = z.object({ title: z.string(), link: z.string(), startsAt: z.string() })
export type PublicEvent = z.infer<typeof PublicEvent>
