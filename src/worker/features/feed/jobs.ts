import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { feedItems, feedSources } from '#worker/db/schema/index.ts'
import { excluded } from '#worker/db/sql.ts'
import { readFeed } from '#worker/integrations/feeds/read-feed.ts'
import { describeFailure } from '#worker/log.ts'
import { FEED_SOURCES, type FeedSource, findSource } from './sources/list.ts'
import { toItem } from './sources/to-item.ts'

/** As many as the list has when it is new; later few are due at once. */
const SOURCES_PER_RUN = 20
/** A source that is being read is nobody else's for so long. */
const TAKEN_MINUTES = 60
const MOST_MINUTES = 24 * 60
/** Of one answer; what is older was told before. */
const ITEMS_PER_READING = 60
const KEPT_DAYS = 180

/** Reads the sources that are due, each no more often than its interval; one that fails waits twice as long each time. */
export async function refreshFeeds(ctx: Context): Promise<void> {
  const { due } = await batch(ctx.db, { known: noteSources(ctx.db), due: claimDue(ctx.db) })
  const found = await Promise.all(due.map((claimed) => refreshSource(ctx, claimed)))
  const failed = due.filter((_, at) => found[at] === null).map(({ code }) => code)
  ctx.log('feeds_read', { read: due.length, failed })
}

type Claimed = Pick<typeof feedSources.$inferSelect, 'code' | 'etag' | 'lastModified' | 'failures'>

/** Statement: what the list has got is there to be read. */
const noteSources = (db: Database) =>
  db
    .insert(feedSources)
    .values(FEED_SOURCES.map(({ code }) => ({ code })))
    .onConflictDoNothing()

function claimDue(db: Database) {
  const listed = FEED_SOURCES.map(({ code }) => code)
  const due = db
    .select({ code: feedSources.code })
    .from(feedSources)
    .where(
      and(eq(feedSources.isEnabled, true), lte(feedSources.nextRunAt, sql`now()`), inArray(feedSources.code, listed)),
    )
    .orderBy(asc(feedSources.nextRunAt), asc(feedSources.code))
    .limit(SOURCES_PER_RUN)
    .for('update', { skipLocked: true })
  return db
    .update(feedSources)
    .set({ nextRunAt: inMinutes(TAKEN_MINUTES) })
    .where(inArray(feedSources.code, due))
    .returning({
      code: feedSources.code,
      etag: feedSources.etag,
      lastModified: feedSources.lastModified,
      failures: feedSources.failures,
    })
}

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes}::int)`

/** How many items it told of; null where it could not be read, which stands with the source. */
async function refreshSource({ env, db }: Context, { code, failures, ...known }: Claimed): Promise<number | null> {
  const source = findSource(code)
  if (!source) return 0
  const isThis = eq(feedSources.code, code)
  try {
    const told = await readFeed(env, source, known)
    const items = told ? toItems(source, told.entries) : []
    const validators = told ? { etag: told.etag, lastModified: told.lastModified } : {}
    const read = { lastRunAt: sql`now()`, nextRunAt: inMinutes(source.everyMinutes), failures: 0, lastFailure: null }
    await batch(db, {
      stored: items.length > 0 ? storeItems(db, items) : null,
      noted: db
        .update(feedSources)
        .set({ ...read, ...validators })
        .where(isThis),
    })
    return items.length
  } catch (failure) {
    const minutes = Math.min(source.everyMinutes * 2 ** Math.min(failures + 1, 6), MOST_MINUTES)
    await db
      .update(feedSources)
      .set({
        lastRunAt: sql`now()`,
        nextRunAt: inMinutes(minutes),
        failures: failures + 1,
        lastFailure: describeFailure(failure).slice(0, 300),
      })
      .where(isThis)
    return null
  }
}

type Item = NonNullable<ReturnType<typeof toItem>>

function toItems(source: FeedSource, entries: Parameters<typeof toItem>[1][]): Item[] {
  const items = entries.slice(0, ITEMS_PER_READING).flatMap((entry) => toItem(source, entry) ?? [])
  return [...new Map(items.map((item) => [item.externalId, item])).values()]
}

/** Statement: what is known already has today's words and votes; when it came, and who opened it, stays. */
const storeItems = (db: Database, items: Item[]) => {
  const { title, excerpt, tags, votes, url, audioUrl, imageUrl, minutes } = feedItems
  const set = { title, excerpt, tags, votes, url, audioUrl, imageUrl, minutes }
  return db
    .insert(feedItems)
    .values(items)
    .onConflictDoUpdate({
      target: [feedItems.source, feedItems.externalId],
      set: Object.fromEntries(Object.entries(set).map(([name, column]) => [name, excluded(column)])),
      setWhere: sql`(${title}, ${excerpt}, ${votes}, ${url}) is distinct from
        (${excluded(title)}, ${excluded(excerpt)}, ${excluded(votes)}, ${excluded(url)})`,
    })
}

/** What is long ago and nobody's any more. */
export async function removeOldItems({ db }: Context): Promise<void> {
  await removeInBatches(db, feedItems, lt(feedItems.publishedAt, sql`now() - make_interval(days => ${KEPT_DAYS}::int)`))
}
