import { and, desc, sql } from 'drizzle-orm'
import { sentenceOf } from '#shared/feed/briefing.ts'
import { popularReasonsOf } from '#shared/feed/rank.ts'
import { ITEMS_A_PAGE, ITEMS_ON_TOP } from '#shared/feed/rules.ts'
import type { Briefing, FeedPage, ListFeedInput } from '#shared/feed/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import { feedItems } from '#worker/db/schema/index.ts'
import { itemFor, toFeedItem } from '../queries.ts'
import { readStanding, writeStanding } from '../rules.ts'
import { isFound, isWelcome } from '../scope.ts'

const NAMES = ['userId', 'from', 'to', 'search', 'hidesRead', 'beforeDay', 'popularity', 'id'] as const

type Values = Record<(typeof NAMES)[number], Slot<string | null>>

const isAmong = (values: Values) => {
  return and(isWelcome(values.userId as Slot<string>, values.hidesRead), isFound(values.search))
}

/** Statement: the latest day, up to one, that has something. */
const latestDay = (db: Database, values: Values) =>
  db
    .select({ day: feedItems.feedDate })
    .from(feedItems)
    .where(and(isAmong(values), sql`${feedItems.feedDate} <= ${values.to}::date`))
    .orderBy(desc(feedItems.feedDate))
    .limit(1)

/** Day after day from the latest, within each by popularity. */
const select = (db: Database, values: Values) =>
  db.select({ ...itemFor(values.userId as Slot<string>), popularity: feedItems.popularity }).from(feedItems)

const isBehind = ({ beforeDay, popularity, id }: Values) =>
  sql`(${feedItems.feedDate}, ${feedItems.popularity}, ${feedItems.id}) < (${beforeDay}::date, ${popularity}::real, ${id}::uuid)`

const byDay = [desc(feedItems.feedDate), desc(feedItems.popularity), desc(feedItems.id)]

const readDays = prepared(NAMES, (db, values) =>
  select(db, values)
    .where(
      and(
        isAmong(values),
        sql`(${values.from}::date is null or ${feedItems.feedDate} = ${values.from}::date)`,
        isBehind(values),
      ),
    )
    .orderBy(...byDay)
    .limit(ITEMS_A_PAGE + 1),
)

const readOrEarlier = prepared(NAMES, (db, values) =>
  select(db, values)
    .where(and(isAmong(values), sql`${feedItems.feedDate} = (${latestDay(db, values)})`, isBehind(values)))
    .orderBy(...byDay)
    .limit(ITEMS_A_PAGE + 1),
)

const readTop = prepared(NAMES, (db, values) =>
  select(db, values)
    .where(and(isAmong(values), sql`${feedItems.feedDate} between ${values.from}::date and ${values.to}::date`))
    .orderBy(desc(feedItems.popularity), desc(feedItems.id))
    .limit(ITEMS_ON_TOP),
)

/**
 * The most opened, day after day from the latest, or of one day (C082, G-FEED-04).
 * @throws DomainError invalid for a made-up cursor
 */
export async function listPopular(
  { db, actor: { userId } }: UserContext,
  { cursor, day, search, hidesRead, orEarlier }: ListFeedInput & { orEarlier?: boolean | undefined },
): Promise<FeedPage> {
  const { day: beforeDay, popularity, id } = readStanding(cursor)
  const read = orEarlier && day ? readOrEarlier : readDays
  const rows = await read(db, {
    ...{ userId, from: day ?? null, to: day ?? null, search: search || null, hidesRead: hidesRead ? 'yes' : null },
    ...{ beforeDay, popularity, id },
  })
  const last = rows[ITEMS_A_PAGE - 1]
  return {
    items: rows.slice(0, ITEMS_A_PAGE).map(({ popularity: _, ...row }) => toFeedItem(row, popularReasonsOf(row))),
    cursor:
      rows.length > ITEMS_A_PAGE && last
        ? writeStanding({ day: last.feedDate, popularity: String(last.popularity), id: last.itemId })
        : null,
  }
}

const DAYS_OF_WEEK = 7

/** The ten most opened of the week that ends with a day (C083). */
export async function listTop({ db, actor: { userId } }: UserContext, { day }: { day: string }): Promise<FeedPage> {
  const from = new Date(Date.parse(day) - (DAYS_OF_WEEK - 1) * 86_400_000).toISOString().slice(0, 10)
  const nothing = { search: null, hidesRead: null, beforeDay: null, popularity: null, id: null }
  const rows = await readTop(db, { userId, from, to: day, ...nothing })
  return { items: rows.map(({ popularity: _, ...row }) => toFeedItem(row, popularReasonsOf(row))), cursor: null }
}

/**
 * What a day brought, a sentence an item and every sentence with the item that it is from (C085): of the day that is named,
 * otherwise of the latest ones.
 */
export async function listBriefing(ctx: UserContext, input: ListFeedInput): Promise<Briefing> {
  const { items, cursor } = await listPopular(ctx, input)
  return {
    sentences: items.map((item) => ({ text: sentenceOf(toldOf(item)), item })),
    cursor,
  }
}

const toldOf = ({ source, reasons, ...item }: FeedPage['items'][number]) => ({
  ...item,
  sourceName: source.name,
  votes: Number(reasons.find(({ kind }) => kind === 'votes')?.value ?? 0),
})
