import { lt, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { feedItems } from '#worker/db/schema/index.ts'
import { excluded } from '#worker/db/sql.ts'
import { refreshSources } from '#worker/features/sources/refresh-sources.ts'
import { readFeed } from '#worker/integrations/feeds/read-feed.ts'
import { FEED_SOURCES, type FeedSource } from './sources/list.ts'
import { toItem } from './sources/to-item.ts'

/** As many as the list has when it is new; later few are due at once. */
const SOURCES_PER_RUN = 20
/** Of one answer; what is older was told before. */
const ITEMS_PER_READING = 60
const KEPT_DAYS = 180

/** Reads the sources that are due. */
export async function refreshFeeds(ctx: Context): Promise<void> {
  const found = await refreshSources(ctx, {
    list: FEED_SOURCES,
    ...{ most: SOURCES_PER_RUN, atOnce: SOURCES_PER_RUN },
    read: async (source, known) => {
      const told = await readFeed(ctx.env, source, known)
      const items = told ? toItems(source, told.entries) : []
      return {
        writes: { stored: items.length > 0 ? storeItems(ctx.db, items) : null },
        ...(told && { validators: { etag: told.etag, lastModified: told.lastModified } }),
      }
    },
  })
  ctx.log('feeds_read', found)
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
