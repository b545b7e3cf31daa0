import { eq, sql } from 'drizzle-orm'
import type { MarkItemInput } from '#shared/feed/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { feedItems, feedMarks } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** Somebody keeps an item for later, or is through with it; what is not said stays. @throws DomainError not_found */
export async function markItem({ db, actor: { userId } }: UserContext, input: MarkItemInput) {
  const itemId = asId(input.itemId, 'item')
  const found = await db.select({ id: feedItems.id }).from(feedItems).where(eq(feedItems.id, itemId))
  if (found.length === 0) throw new DomainError('not_found', 'This item does not exist.')
  const said = {
    ...(input.isRead !== undefined && { isRead: input.isRead }),
    ...(input.isBookmarked !== undefined && { isBookmarked: input.isBookmarked }),
  }
  const [mark] = await db
    .insert(feedMarks)
    .values({ userId, itemId, ...said })
    .onConflictDoUpdate({ target: [feedMarks.userId, feedMarks.itemId], set: { ...said, updatedAt: sql`now()` } })
    .returning({ isRead: feedMarks.isRead, isBookmarked: feedMarks.isBookmarked })
  return mark ?? { isRead: false, isBookmarked: false }
}
