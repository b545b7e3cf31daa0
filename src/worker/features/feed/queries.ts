import { and, desc, eq, sql } from 'drizzle-orm'
import { ITEMS_A_PAGE } from '#shared/feed/rules.ts'
import type { FeedPage } from '#shared/feed/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { feedItems, feedSources } from '#worker/db/schema/index.ts'
import { readPlace, writePlace } from './rules.ts'
import { sourceOf } from './sources/list.ts'

const ITEM = {
  itemId: feedItems.id,
  kind: feedItems.kind,
  title: feedItems.title,
  url: feedItems.url,
  excerpt: feedItems.excerpt,
  author: feedItems.author,
  tags: feedItems.tags,
  source: feedItems.source,
  audioUrl: feedItems.audioUrl,
  minutes: feedItems.minutes,
  publishedAt: feedItems.publishedAt,
}

const readLatest = prepared(['publishedAt', 'id'], (db, { publishedAt, id }) =>
  db
    .select(ITEM)
    .from(feedItems)
    .innerJoin(feedSources, eq(feedSources.code, feedItems.source))
    .where(
      and(
        eq(feedSources.isEnabled, true),
        sql`(${feedItems.publishedAt}, ${feedItems.id}) < (${publishedAt}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(desc(feedItems.publishedAt), desc(feedItems.id))
    .limit(ITEMS_A_PAGE + 1),
)

/** What there is for somebody, the latest first, a page behind another. @throws DomainError invalid for a made-up cursor */
export async function listPersonal(
  { db }: UserContext,
  { cursor }: { cursor?: string | undefined },
): Promise<FeedPage> {
  const rows = await readLatest(db, readPlace(cursor))
  const items = rows.slice(0, ITEMS_A_PAGE).map((row) => ({ ...row, source: sourceOf(row.source) }))
  const last = items.at(-1)
  return { items, cursor: rows.length > ITEMS_A_PAGE && last ? writePlace(last) : null }
}
