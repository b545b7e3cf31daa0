import * as z from 'zod'
import { isDay, isFeedDate, toDay } from '#shared/feed/rules.ts'
import { EMPTY_ENTRY, NO_DATE } from '#shared/journal/rules.ts'
import { type AddEntryOutput, EntryFields, type ListEntriesOutput, Post, Tag } from '#shared/journal/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const Id = z.string().min(1).max(120)
const NOT_SELF = 'You can write in your own journal only.'

/** G-FEED-03: YYYYMMDD or an ISO date. */
const EntryDate = z.string().refine((text) => isFeedDate(text) || isDay(text), NO_DATE)
const dayOf = (date: string) => (isFeedDate(date) ? toDay(date) : date)

const WireAdded = z.object({ documentId: z.string() })
const toWireAdded = ({ id }: AddEntryOutput) => ({ documentId: id })

export const wire = {
  /** C050 */
  add: documented({
    method: 'PUT',
    path: '/user/journal/add',
    summary: 'Writes an entry into my journal.',
    input: EntryFields.extend({ userId: Id, tag: Tag.or(z.literal('')).nullish() }).refine(
      ({ title, summary, link }) => `${title}${summary}${link ?? ''}` !== '',
      { error: EMPTY_ENTRY, path: ['title'] },
    ),
    toInput: ({ userId, tag, ...entry }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { ...entry, ...(tag && { tags: [tag] }) }
    },
    output: WireAdded,
    toOutput: toWireAdded,
  }),

  /** C051 */
  post: documented({
    method: 'POST',
    path: '/user/journal/post',
    summary: 'Writes a text into my journal, as an entry without a title.',
    input: z.object({ userId: Id, post: Post }),
    toInput: ({ userId, post }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { post }
    },
    output: WireAdded,
    toOutput: toWireAdded,
  }),

  /** C052 */
  remove: documented({
    method: 'POST',
    path: '/user/journal/remove',
    summary: 'Takes an entry out of my journal.',
    input: z.object({ userId: Id, documentId: Id }),
    toInput: ({ userId, documentId }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { id: documentId }
    },
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),

  /** C053: both days are included and UTC; older ones behind `before`, the id of an entry. */
  list: documented({
    method: 'GET',
    path: '/user/journal/entries/{id}',
    summary: 'The entries of my journal, the latest first, a hundred at a time.',
    input: z.object({
      ...{ id: Id, startDate: EntryDate.optional(), endDate: EntryDate.optional(), before: Id.optional() },
    }),
    toInput: ({ id, startDate, endDate, before }) => ({
      ...{ userId: id, before },
      ...(startDate !== undefined && { from: dayOf(startDate) }),
      ...(endDate !== undefined && { to: dayOf(endDate) }),
    }),
    output: z.array(
      z.object({
        ...{ userId: z.string(), documentId: z.string(), title: z.string(), summary: z.string() },
        ...{ link: z.string().nullable(), image: z.string().nullable(), source: z.string().nullable() },
        ...{ tag: z.string().nullable(), eventType: z.string().nullable(), contentType: z.string().nullable() },
        createdAt: z.string(),
      }),
    ),
    toOutput: ({ entries }: ListEntriesOutput) =>
      entries.map(({ id, tags, ...entry }) => ({ ...entry, tag: tags.join(', ') || null, documentId: id })),
  }),
}
