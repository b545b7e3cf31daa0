import { and, desc, sql } from 'drizzle-orm'
import { ranked, reasonsOf, wordsOf } from '#shared/feed/rank.ts'
import { ITEMS_A_PAGE, ITEMS_RANKED } from '#shared/feed/rules.ts'
import type { FeedPage } from '#shared/feed/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { feedItems } from '#worker/db/schema/index.ts'
import { itemFor, toFeedItem } from '../queries.ts'
import { isShown } from '../scope.ts'

const readLatest = prepared(['userId', 'interests'], (db, { userId, interests }) => {
  const isInteresting = sql`${feedItems.tags} && array(select jsonb_array_elements_text(${interests}::jsonb))`
  return db
    .select(itemFor(userId))
    .from(feedItems)
    .where(and(isShown, isInteresting))
    .orderBy(desc(feedItems.publishedAt), desc(feedItems.id))
    .limit(ITEMS_RANKED)
})

/** What a feed would begin with for somebody with such interests (C081): the areas' words, as tags. */
export async function listSample(
  { db, actor: { userId } }: UserContext,
  { interests }: { interests: string[] },
): Promise<FeedPage> {
  const words = [...new Set(interests.flatMap(wordsOf))]
  const rows = await readLatest(db, { userId, interests: JSON.stringify(words) })
  const now = Date.now()
  const items = rows.map((row) => ({
    ...row,
    reasons: reasonsOf({ ...row, saves: 0 }, { preferences: [], interests: words }, now),
  }))
  return {
    items: ranked(items)
      .slice(0, ITEMS_A_PAGE)
      .map(({ reasons, ...row }) => toFeedItem(row, reasons)),
    cursor: null,
  }
}
