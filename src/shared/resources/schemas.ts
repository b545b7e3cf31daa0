import * as z from 'zod'
import { CONTENT_TYPES, DEFAULT_CONTENT_TYPE, DEFAULT_TIME_FRAME } from './rules.ts'

export const ResourceKind = z.enum(['video', 'docs', 'article', 'course', 'book', 'interactive'])
export type ResourceKind = z.infer<typeof ResourceKind>

export const ResourceLevel = z.enum(['beginner', 'intermediate', 'advanced'])
export type ResourceLevel = z.infer<typeof ResourceLevel>

export const ResourceSource = z.enum(['catalogue', 'youtube', 'web', 'devto'])
export type ResourceSource = z.infer<typeof ResourceSource>

/** What a look at the link found; a 403 or 429 is `blocked`, not dead. */
export const LinkState = z.enum(['live', 'moved', 'blocked', 'dead', 'unknown'])
export type LinkState = z.infer<typeof LinkState>

const Filter = { contentType: z.enum(CONTENT_TYPES), timeFrame: z.union([z.literal(3), z.literal(9), z.literal(15)]) }

/** 2§3 content filters */
export const ContentFilters = z.object({
  contentType: Filter.contentType.default(DEFAULT_CONTENT_TYPE),
  timeFrame: Filter.timeFrame.default(DEFAULT_TIME_FRAME),
})
export type ContentFilters = z.infer<typeof ContentFilters>

/** Filters of which those that are not named stay as they are. */
export const SomeFilters = z.object(Filter).partial()
export type SomeFilters = z.infer<typeof SomeFilters>

/** 2§3 content item: a resource as one section shows it. `id` is the card's own, not the resource's. */
export const ContentItem = z.object({
  id: z.string(),
  title: z.string(),
  link: z.string(),
  summary: z.string(),
  isCompleted: z.boolean(),
  kind: ResourceKind,
  author: z.string(),
  level: ResourceLevel,
  /** Four digits; null for documentation that is kept current. */
  year: z.int().nullable(),
  /** ISO 639-1 */
  language: z.string(),
  source: ResourceSource,
  /** Path of its picture; null where it has none. */
  image: z.string().nullable(),
  /** How long it takes; null where nobody says. */
  minutes: z.int().nullable(),
  /** Whether the viewer found it helpful; null before they said so. */
  isHelpful: z.boolean().nullable(),
  /** What learners said; null while too few did. */
  votes: z.object({ helpful: z.int(), all: z.int() }).nullable(),
  /** Why it stands here, in at most five words. */
  reason: z.string(),
  linkState: LinkState,
  /** When the link was last looked at; null before the first look. */
  checkedAt: z.string().nullable(),
})
export type ContentItem = z.infer<typeof ContentItem>
