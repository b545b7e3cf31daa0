import * as z from 'zod'
import { FEED_CHOICES, FEED_KINDS, isDay, TASTE_KINDS, VIDEO_TYPES } from './rules.ts'

const Id = z.string().min(1).max(120)

const FeedReason = z.object({
  kind: z.enum([...TASTE_KINDS, 'interest', 'saves', 'openings', 'votes', 'age']),
  value: z.string(),
  points: z.number(),
})
export type FeedReason = z.infer<typeof FeedReason>

const FeedItem = z.object({
  itemId: z.string(),
  kind: z.enum(FEED_KINDS),
  title: z.string(),
  url: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  source: z.object({ code: z.string(), name: z.string(), home: z.string().nullable() }),
  imageUrl: z.string().nullable(),
  audioUrl: z.string().nullable(),
  minutes: z.number().nullable(),
  publishedAt: z.string(),
  feedDate: z.string(),
  isRead: z.boolean(),
  isBookmarked: z.boolean(),
  /** What it stands by: their sum is the order. */
  reasons: z.array(FeedReason),
})
export type FeedItem = z.infer<typeof FeedItem>

/** A page of a list, and where the next one begins. */
export const FeedPage = z.object({ items: z.array(FeedItem), cursor: z.string().nullable() })
export type FeedPage = z.infer<typeof FeedPage>

/** C085: every sentence brings the item that it is from. */
export const Briefing = z.object({
  sentences: z.array(z.object({ text: z.string(), item: FeedItem })),
  cursor: z.string().nullable(),
})
export type Briefing = z.infer<typeof Briefing>

/** YYYY-MM-DD, UTC (G-FEED-04). */
const Day = z.string().refine(isDay, 'Expected a day that exists.')

export const ListFeedInput = z.object({
  /** What a page ended with; nobody reads anything into it. */
  cursor: z.string().max(200).optional(),
  day: Day.optional(),
  search: z.string().trim().max(120).optional(),
  hidesRead: z.boolean().optional(),
})
export type ListFeedInput = z.infer<typeof ListFeedInput>

/** An empty day answers with the latest one before it that has something (G-FEED-04). */
export const ListPopularInput = ListFeedInput.extend({ orEarlier: z.boolean().optional() })

export const ListVideosInput = ListFeedInput.extend({ feedType: z.enum(VIDEO_TYPES).default('talks') })

export const ListTopInput = z.object({ day: Day })

/** C081: what somebody is interested in who has no feed of their own yet. */
export const SampleFeedInput = z.object({ interests: z.array(z.string().max(120)).max(20) })

export const MarkItemInput = z.object({
  itemId: Id,
  isRead: z.boolean().optional(),
  isBookmarked: z.boolean().optional(),
})
export type MarkItemInput = z.infer<typeof MarkItemInput>
export const MarkItemOutput = z.object({ isRead: z.boolean(), isBookmarked: z.boolean() })

export const OpenItemInput = z.object({ itemId: Id })

const FeedPreference = z.object({
  kind: z.enum(TASTE_KINDS),
  value: z.string().trim().min(1).max(60),
  choice: z.enum(FEED_CHOICES),
})
export const PreferencesOutput = z.object({
  preferences: z.array(FeedPreference.extend({ label: z.string() })),
})
/** Null takes a choice back. */
export const PreferInput = FeedPreference.extend({ choice: FeedPreference.shape.choice.nullable() })
export type PreferInput = z.infer<typeof PreferInput>
