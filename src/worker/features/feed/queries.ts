import { and, count, desc, type SQL, sql } from 'drizzle-orm'
import { type Reason, ranked, reasonsOf, type Taste } from '#shared/feed/rank.ts'
import { ITEMS_A_PAGE, ITEMS_RANKED } from '#shared/feed/rules.ts'
import type { FeedItem, FeedPage, ListFeedInput } from '#shared/feed/schemas.ts'
import type { Reader, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import { feedItems, feedMarks, feedPreferences, roadmaps, users } from '#worker/db/schema/index.ts'
import { readStates, statesOf } from '#worker/features/sources/queries.ts'
import { type Place, readPlace, writePlace } from './rules.ts'
import { isBookmarkedBy, isFound, isOfConnection, isReadBy, isWelcome } from './scope.ts'
import { FEED_SOURCES, sourceOf } from './sources/list.ts'

/** An item as it stands in the database, before it is ranked. */
export const itemFor = (userId: Slot<string>) => ({
  itemId: feedItems.id,
  kind: feedItems.kind,
  title: feedItems.title,
  url: feedItems.url,
  excerpt: feedItems.excerpt,
  author: feedItems.author,
  tags: feedItems.tags,
  source: feedItems.source,
  imageUrl: feedItems.imageUrl,
  audioUrl: feedItems.audioUrl,
  minutes: feedItems.minutes,
  votes: feedItems.votes,
  openings: feedItems.openings,
  publishedAt: feedItems.publishedAt,
  feedDate: feedItems.feedDate,
  isRead: isReadBy(userId).as('isRead'),
  isBookmarked: isBookmarkedBy(userId).as('isBookmarked'),
})

type Row = Omit<FeedItem, 'source' | 'reasons'> & { source: string; votes: number; openings: number }

/** An item with its source's name and what it stands by. */
export function toFeedItem({ votes: _, openings: _o, source, ...row }: Row, reasons: Reason[]): FeedItem {
  return { ...row, source: sourceOf(source), reasons }
}

const own = (userId: Slot<string>) => sql`${roadmaps.userId} = ${userId}::uuid and ${roadmaps.deletedAt} is null`

/** What somebody follows, learns and does, by its words. */
const interestsOf = (userId: Slot<string>): SQL<string[]> => sql<string[]>`array(
  select ${feedPreferences.value} from ${feedPreferences}
  where ${feedPreferences.userId} = ${userId}::uuid and ${feedPreferences.kind} = 'tag' and ${feedPreferences.choice} = 'more'
  union
  select regexp_split_to_table(lower(concat_ws(' ', learnt.title, learnt.roles)), '[^a-z0-9+#.]+') from (
    select ${roadmaps.title} as title, '' as roles from ${roadmaps} where ${own(userId)}
    union all
    select '', array_to_string(${users.roles}, ' ') from ${users} where ${users.id} = ${userId}::uuid
  ) learnt)`

const savesOf = (userId: Slot<string>): SQL<number> => sql<number>`(
  select count(*)::int from ${feedMarks} saved
  where saved.item_id = ${feedItems.id} and saved.is_bookmarked and ${isOfConnection(userId, sql`saved.user_id`)})`

const readTaste = prepared(['userId'], (db, { userId }) =>
  db
    .select({
      interests: interestsOf(userId).as('interests'),
      preferences: sql<Taste['preferences']>`coalesce((
        select jsonb_agg(jsonb_build_object('kind', ${feedPreferences.kind}, 'value', ${feedPreferences.value}, 'choice', ${feedPreferences.choice}))
        from ${feedPreferences} where ${feedPreferences.userId} = ${users.id}), '[]')`.as('preferences'),
    })
    .from(users)
    .where(sql`${users.id} = ${userId}::uuid`),
)

const FILTERS = ['userId', 'publishedAt', 'id', 'kind', 'day', 'search', 'hidesRead', 'only'] as const

/** What a list has of all there is. */
interface Which {
  kind?: FeedItem['kind']
  /** What one bookmarked, what one's connections did, or what one is interested in. */
  only?: 'bookmarked' | 'connections' | 'interesting'
  /** An empty day answers with the latest one before it that has something. */
  orEarlier?: boolean | undefined
}

type Filters = Record<(typeof FILTERS)[number], Slot<string | null>>

/** Told by the item itself, mostly by an index. */
const isAsked = ({ kind, search, only, ...values }: Filters): SQL | undefined => {
  const userId = values.userId as Slot<string>
  return and(
    sql`(${kind}::text is null or ${feedItems.kind} = ${kind})`,
    isFound(search),
    sql`(${only}::text is null or case ${only}
      when 'bookmarked' then ${isBookmarkedBy(userId)}
      when 'connections' then ${savesOf(userId)} > 0
      else ${feedItems.tags} && ${interestsOf(userId)} end)`,
  )
}

/** A limit that limits nothing: sorts first, so that of all that a search finds only the latest are looked at for what is muted. */
const ANY_NUMBER = Number.MAX_SAFE_INTEGER

const latestFirst = [desc(feedItems.publishedAt), desc(feedItems.id)]

const readWindow = (isOrEarlier: boolean) =>
  prepared(FILTERS, (db, values) => {
    const userId = values.userId as Slot<string>
    const isWanted = isWelcome(userId, values.hidesRead)
    const latest = db
      .select({ day: sql`max(${feedItems.feedDate})` })
      .from(feedItems)
      .where(and(isAsked(values), isWanted, sql`${feedItems.feedDate} <= ${values.day}::date`))
    const isOfDay = isOrEarlier
      ? sql`${feedItems.feedDate} = (${latest})`
      : sql`(${values.day}::date is null or ${feedItems.feedDate} = ${values.day}::date)`
    const isBehind = sql`(${feedItems.publishedAt}, ${feedItems.id}) < (${values.publishedAt}::timestamptz, ${values.id}::uuid)`
    const asked = db
      .select()
      .from(feedItems)
      .where(and(isAsked(values), isOfDay, isBehind))
      .orderBy(...latestFirst)
      .limit(ANY_NUMBER)
      .as('feed_items') // in the place of the table, so that what is said of its columns is said of these
    return db
      .select({ ...itemFor(userId), saves: savesOf(userId).as('saves') })
      .from(asked)
      .where(isWanted)
      .orderBy(...latestFirst)
      .limit(ITEMS_RANKED)
  })

const [readOfDay, readOrEarlier] = [readWindow(false), readWindow(true)]

/**
 * A list in the order of its reasons: the latest hundred, then the hundred before them, each a page behind another.
 * @throws DomainError invalid for a made-up cursor
 */
export async function listRanked(
  { db, actor: { userId } }: Reader,
  input: ListFeedInput,
  which: Which = {},
): Promise<FeedPage> {
  const place = readPlace(input.cursor)
  const read = which.orEarlier && input.day ? readOrEarlier : readOfDay
  const { taste, rows } = await batch(db, {
    taste: readTaste(db, { userId }),
    rows: read(db, {
      ...{ userId, publishedAt: place.publishedAt, id: place.id },
      ...{ kind: which.kind ?? null, only: which.only ?? null },
      ...{ day: input.day ?? null, search: input.search || null, hidesRead: input.hidesRead ? 'yes' : null },
    }),
  })
  const { preferences = [], interests = [] } = taste[0] ?? {}
  const items = ranked(rows.map((row) => ({ ...row, reasons: reasonsOf(row, { preferences, interests }, place.asOf) })))
  const page = items.slice(place.offset, place.offset + ITEMS_A_PAGE)
  return {
    items: page.map(({ saves: _, reasons, ...row }) => toFeedItem(row, reasons)),
    cursor: nextPlace(place, rows),
  }
}

/** On in the same hundred, or with the hundred before them. */
function nextPlace(place: Place, rows: readonly { publishedAt: string; itemId: string }[]): string | null {
  const offset = place.offset + ITEMS_A_PAGE
  if (offset < rows.length) return writePlace({ ...place, offset })
  const last = rows.at(-1)
  if (!last || rows.length < ITEMS_RANKED) return null
  return writePlace({ ...place, publishedAt: last.publishedAt, id: last.itemId, offset: 0 })
}

const countItems = prepared([], (db) =>
  db.select({ code: feedItems.source, items: count() }).from(feedItems).groupBy(feedItems.source),
)

/** How each source of the list stands, for administrators. */
export async function listSources({ db }: UserContext) {
  const { states, counts } = await batch(db, { states: readStates(db, {}), counts: countItems(db, {}) })
  return { sources: statesOf(FEED_SOURCES, states, counts) }
}
