import { feedItems, sources } from '#worker/db/schema/index.ts'
import type { Store } from './store.ts'

/** A source that the feed reads; one that is there already stays as it is. */
export async function createFeedSource({ db }: Store, code: string = `source-${crypto.randomUUID()}`) {
  await db.insert(sources).values({ code }).onConflictDoNothing()
  return code
}

type Item = Partial<typeof feedItems.$inferInsert>

/** Items of a source of their own unless it is named, the first published now and each other a minute before. */
export async function createFeedItems(store: Store, items: readonly Item[]): Promise<string[]> {
  const source = await createFeedSource(store, items[0]?.source)
  const rows = items.map((item, at) => {
    const externalId = crypto.randomUUID()
    return {
      ...{ source, externalId, kind: 'article' as const, title: `Item ${at + 1}` },
      url: `https://example.com/${externalId}`,
      publishedAt: new Date(Date.now() - at * 60_000).toISOString(),
      ...item,
    }
  })
  return (await store.db.insert(feedItems).values(rows).returning({ id: feedItems.id })).map(({ id }) => id)
}
