import * as z from 'zod'
import { isDay } from '#shared/feed/rules.ts'
import { isWebLink } from '#shared/profiles/rules.ts'
import { EMPTY_ENTRY, ENTRY_LENGTHS, NO_LINK } from './rules.ts'

const Id = z.string().min(1).max(120)

const textUpTo = (name: keyof typeof ENTRY_LENGTHS) =>
  z.string().trim().max(ENTRY_LENGTHS[name], `Use ${ENTRY_LENGTHS[name]} characters or fewer.`)

const WebLink = textUpTo('link').refine((text) => text === '' || isWebLink(text), NO_LINK)

/** C050: what an entry says. The caller owns it: nothing here names a person (SEC-02). */
export const EntryFields = z.object({
  title: textUpTo('title').default(''),
  link: WebLink.nullish(),
  image: WebLink.nullish(),
  source: textUpTo('source').nullish(),
  summary: textUpTo('summary').default(''),
  tag: textUpTo('tag').nullish(),
  eventType: textUpTo('eventType').nullish(),
  contentType: textUpTo('contentType').nullish(),
})

const saysSomething = ({ title, summary, link }: z.output<typeof EntryFields>) =>
  `${title}${summary}${link ?? ''}` !== ''

export const AddEntryInput = EntryFields.refine(saysSomething, { error: EMPTY_ENTRY, path: ['title'] })
export type AddEntryInput = z.output<typeof AddEntryInput>

/** C051 */
export const Post = textUpTo('summary').min(1, EMPTY_ENTRY)
export const AddPostInput = z.object({ post: Post })

export const AddEntryOutput = z.object({ id: z.string() })
export type AddEntryOutput = z.infer<typeof AddEntryOutput>

/** C052 */
export const RemoveEntryInput = z.object({ id: Id })

const Day = z.string().refine(isDay, 'Expected a day that exists.')

/** C053: days are UTC, both of them included; `before` is the id of an entry. */
export const ListEntriesInput = z.object({
  ...{ userId: Id, from: Day.optional(), to: Day.optional(), before: Id.optional() },
})
export type ListEntriesInput = z.infer<typeof ListEntriesInput>

const JournalEntry = z.object({
  ...{ id: z.string(), userId: z.string(), title: z.string(), summary: z.string() },
  ...{ link: z.string().nullable(), image: z.string().nullable(), source: z.string().nullable() },
  ...{ tag: z.string().nullable(), eventType: z.string().nullable(), contentType: z.string().nullable() },
  createdAt: z.string(),
})
export const ListEntriesOutput = z.object({ entries: z.array(JournalEntry), hasMore: z.boolean() })
export type ListEntriesOutput = z.infer<typeof ListEntriesOutput>
