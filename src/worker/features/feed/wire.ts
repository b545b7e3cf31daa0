import * as z from 'zod'
import { isFeedDate, toDay, VIDEO_TYPES } from '#shared/feed/rules.ts'
import type { Briefing, FeedItem, FeedPage } from '#shared/feed/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const Id = z.string().min(1).max(120)
/** R-COMM-02 */
const FeedDate = z.string().refine(isFeedDate, 'Expected a date as YYYYMMDD.')
const NOT_SELF = 'You can read your own feed only.'

const WireItem = z.object({
  ...{ id: z.string(), kind: z.string(), title: z.string(), link: z.string(), image: z.string().nullable() },
  ...{ source: z.string(), summary: z.string(), tag: z.array(z.string()), contentType: z.string() },
  ...{ feedDate: z.string(), publishedAt: z.string(), audio: z.string().nullable() },
})
const WireItems = z.array(WireItem)

const toWireItem = (kind: string, item: FeedItem, summary = item.excerpt): z.output<typeof WireItem> => ({
  ...{ id: item.itemId, kind, title: item.title, link: item.url, image: item.imageUrl, source: item.source.name },
  ...{ summary, tag: item.tags, contentType: item.kind, feedDate: item.feedDate.replaceAll('-', '') },
  ...{ publishedAt: item.publishedAt, audio: item.audioUrl },
})

const toWireItems =
  (kind: string) =>
  ({ items }: FeedPage) =>
    items.map((item) => toWireItem(kind, item))

/** A list of a person's by day: the person is the caller, the day is UTC (G-FEED-04). */
const ofDay = (path: `/${string}`, kind: string, summary: string, isOrEarlier: boolean) =>
  documented({
    ...{ method: 'GET', path, summary },
    input: z.object({ userId: Id, date: FeedDate }),
    toInput: ({ userId, date }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { day: toDay(date), ...(isOrEarlier && { orEarlier: true }) }
    },
    output: WireItems,
    toOutput: toWireItems(kind),
  })

export const wire = {
  /** C080 */
  personal: ofDay(
    '/user/feed/v2/{userId}/{date}',
    'personal',
    'What a day has for me, in the order of my choices.',
    false,
  ),

  /** C081: areas are a list, or one text with commas between them. */
  sample: documented({
    method: 'POST',
    path: '/user/feed/v2/bootstrap/sample',
    summary: 'What a feed begins with for who is interested in these areas.',
    input: z.object({ interestAreas: z.union([z.string().max(500), z.array(z.string().max(120)).max(20)]) }),
    toInput: ({ interestAreas }) => {
      const areas = typeof interestAreas === 'string' ? interestAreas.split(',') : interestAreas
      return { interests: areas.map((area) => area.trim().slice(0, 120)).slice(0, 20) }
    },
    output: WireItems,
    toOutput: toWireItems('personal'),
  }),

  /** C082 */
  popular: ofDay(
    '/popular/feed/v2/{userId}/{date}',
    'popular',
    'What was opened most on a day, or the latest before it.',
    true,
  ),

  /** C083 */
  top: ofDay(
    '/popular/top/v2/{userId}/{date}',
    'popular_top',
    'The ten most opened of the week that ends with a day.',
    false,
  ),

  /** C084 */
  interesting: ofDay(
    '/interesting/feed/v2/{userId}/{date}',
    'interesting',
    'What fits what I learn and follow, of a day or the latest before it.',
    true,
  ),

  /** C085: a list, and with a cursor (empty for the first page) where it goes on too (G-FEED-05). */
  bot: documented({
    method: 'GET',
    path: '/user/feed/tubliBot/{date}',
    summary: 'A briefing of a day, a sentence an item.',
    input: z.object({ date: FeedDate, userId: Id.optional(), cursor: z.string().max(200).optional() }),
    toInput: ({ date, userId, cursor }, actor) => {
      if (userId) requireSelf(actor, userId, NOT_SELF)
      return { day: toDay(date), ...(cursor && { cursor }) }
    },
    output: z.union([WireItems, z.object({ items: WireItems, cursor: z.string().nullable() })]),
    toOutput: ({ sentences, cursor }: Briefing, sent: { cursor?: string | undefined }) => {
      const items = sentences.map(({ text, item }) => toWireItem('bot', item, text))
      return sent.cursor === undefined ? items : { items, cursor }
    },
  }),

  /** C086 */
  podcasts: documented({
    method: 'GET',
    path: '/user/podcast/feed/{userId}',
    summary: 'Podcasts for me.',
    input: z.object({ userId: Id }),
    toInput: ({ userId }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return {}
    },
    output: WireItems,
    toOutput: toWireItems('podcast'),
  }),

  /** C087, R-COMM-03 */
  videos: documented({
    method: 'GET',
    path: '/user/video/feed/{userId}',
    summary: 'Talks or video blogs for me.',
    input: z.object({ userId: Id, feedType: z.enum(VIDEO_TYPES).default('talks') }),
    toInput: ({ userId, feedType }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { feedType }
    },
    output: WireItems,
    toOutput: toWireItems('video'),
  }),

  /** C049 */
  ofConnections: documented({
    method: 'GET',
    path: '/ft/connections/feed/{id}',
    summary: 'What my connections bookmarked.',
    input: z.object({ id: Id }),
    toInput: ({ id }, actor) => {
      requireSelf(actor, id, NOT_SELF)
      return {}
    },
    output: WireItems,
    toOutput: toWireItems('connections'),
  }),
}
