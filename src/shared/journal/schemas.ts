import * as z from 'zod'
import { isDay } from '#shared/feed/rules.ts'
import { isWebLink } from '#shared/profiles/rules.ts'
import {
  ABOUT,
  EMPTY_ENTRY,
  ENTRY_LENGTHS,
  FUTURE_DAY,
  isFutureDay,
  JOURNAL_MONTH,
  MOST_TAGS,
  NO_LINK,
  SEARCH_LENGTH,
} from './rules.ts'

const Id = z.string().min(1).max(120)

const textUpTo = (name: keyof typeof ENTRY_LENGTHS) =>
  z.string().trim().max(ENTRY_LENGTHS[name], `Use ${ENTRY_LENGTHS[name]} characters or fewer.`)

const WebLink = textUpTo('link').refine((text) => text === '' || isWebLink(text), NO_LINK)
const Day = z.string().refine(isDay, 'Expected a day that exists.')
const PastDay = Day.refine((day) => !isFutureDay(day, Date.now()), FUTURE_DAY)
export const Tag = textUpTo('tag').min(1, 'A tag has a letter at least.')
const Tags = z.array(Tag).max(MOST_TAGS, `Use ${MOST_TAGS} tags or fewer.`)

const About = z.string().regex(ABOUT, 'Expected an event that can be written of.')

/** What an entry says. The caller owns it: nothing here names a person (SEC-02). */
export const EntryFields = z.object({
  title: textUpTo('title').default(''),
  link: WebLink.nullish(),
  image: WebLink.nullish(),
  source: textUpTo('source').nullish(),
  summary: textUpTo('summary').default(''),
  eventType: textUpTo('eventType').nullish(),
  contentType: textUpTo('contentType').nullish(),
})

const saysSomething = ({
  title,
  summary,
  link,
}: {
  title: string
  summary: string
  link?: string | null | undefined
}) => `${title}${summary}${link ?? ''}` !== ''
const NOTHING_SAID = { error: EMPTY_ENTRY, path: ['title'] }

/** C050, and what the journal's own page says of an entry besides; without a day it is today's in UTC. */
export const AddEntryInput = EntryFields.extend({
  ...{ tags: Tags.default([]), isPublic: z.boolean().default(false), day: PastDay.optional() },
  about: About.optional(),
}).refine(saysSomething, NOTHING_SAID)
export type AddEntryInput = z.output<typeof AddEntryInput>

/** C051 */
export const Post = textUpTo('summary').min(1, EMPTY_ENTRY)
export const AddPostInput = z.object({ post: Post })

export const AddEntryOutput = z.object({ id: z.string() })
export type AddEntryOutput = z.infer<typeof AddEntryOutput>

/** All that its owner can change of an entry, and the revision that they have seen. */
export const UpdateEntryInput = z
  .object({
    ...{ id: Id, revision: z.int().min(1).max(2_000_000_000) },
    ...{ title: textUpTo('title'), summary: textUpTo('summary'), link: WebLink.nullable() },
    ...{ tags: Tags, isPublic: z.boolean(), day: PastDay },
  })
  .refine(saysSomething, NOTHING_SAID)
export type UpdateEntryInput = z.output<typeof UpdateEntryInput>

/** C052 */
export const RemoveEntryInput = z.object({ id: Id })

/** C053: days are UTC, both of them included; `before` is the id of an entry. */
export const ListEntriesInput = z.object({
  ...{ userId: Id, from: Day.optional(), to: Day.optional(), before: Id.optional() },
})
export type ListEntriesInput = z.infer<typeof ListEntriesInput>

const JournalEntry = z.object({
  ...{ id: z.string(), title: z.string(), summary: z.string() },
  ...{ link: z.string().nullable(), image: z.string().nullable(), source: z.string().nullable() },
  ...{ tags: z.array(z.string()), eventType: z.string().nullable(), contentType: z.string().nullable() },
  createdAt: z.string(),
})
export const ListEntriesOutput = z.object({
  ...{ entries: z.array(JournalEntry.extend({ userId: z.string() })), hasMore: z.boolean() },
})
export type ListEntriesOutput = z.infer<typeof ListEntriesOutput>

/** An entry as its owner has it. */
export const OwnEntry = JournalEntry.extend({ isPublic: z.boolean(), day: z.string(), revision: z.number() })
export type OwnEntry = z.infer<typeof OwnEntry>

/** The caller's own; every word of `search` must be in an entry, `before` is the id of one. */
export const OwnEntriesInput = z.object({
  ...{ day: Day.optional(), tag: Tag.optional(), search: z.string().trim().max(SEARCH_LENGTH).optional() },
  before: Id.optional(),
})
export type OwnEntriesInput = z.infer<typeof OwnEntriesInput>
export const OwnEntriesOutput = z.object({ entries: z.array(OwnEntry), hasMore: z.boolean() })
export type OwnEntriesOutput = z.infer<typeof OwnEntriesOutput>

/** How many entries each day of a month has; days without one are left out. */
export const MonthInput = z.object({ month: z.string().regex(JOURNAL_MONTH, 'Expected a month as YYYY-MM.') })
export const MonthOutput = z.object({ days: z.array(z.object({ day: z.string(), count: z.number() })) })

/** What was written of this day of the year in years before. */
export const OnThisDayInput = z.object({ day: Day })
export const OnThisDayOutput = z.object({ entries: z.array(OwnEntry) })

/** Something that happened is not to be offered again. */
export const SavePassInput = z.object({ about: About })

/** How much there is, and of what. */
export const JournalSummary = z.object({
  total: z.number(),
  tags: z.array(z.object({ tag: z.string(), count: z.number() })),
})
export type JournalSummary = z.infer<typeof JournalSummary>
