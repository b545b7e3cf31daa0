import { eq, isNull, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { feedItems, feedMarks } from '#worker/db/schema/index.ts'
import { asId, columnNames, insertSelect, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/**
 * Somebody went to where an item stands: it is read, and counts once a person among the most opened (G-FEED-02).
 * @throws DomainError not_found for an item that there is not
 */
export async function openItem({ db, actor: { userId } }: UserContext, input: { itemId: string }): Promise<void> {
  const itemId = asId(input.itemId, 'item')
  const isThis = eq(feedItems.id, itemId)
  const isNew = sql`exists (select from ${feedMarks} where ${feedMarks.itemId} = ${itemId}::uuid
    and ${feedMarks.userId} = ${userId}::uuid and ${isOfThisBatch(feedMarks)})`
  const { found } = await batch(db, {
    opened: db.execute(
      insertSelect(
        feedMarks,
        { userId, itemId: sql`${feedItems.id}`, isRead: true, openedAt: sql`now()` },
        sql`from ${feedItems} where ${isThis} on conflict (${columnNames(feedMarks.userId, feedMarks.itemId)}) do update
          set ${columnNames(feedMarks.isRead)} = true, ${columnNames(feedMarks.openedAt)} = now() where ${isNull(feedMarks.openedAt)}`,
      ),
    ),
    counted: db
      .update(feedItems)
      .set({ openings: sql`${feedItems.openings} + 1` })
      .where(sql`${isThis} and ${isNew}`),
    found: db.select({ id: feedItems.id }).from(feedItems).where(isThis),
  })
  if (found.length === 0) throw new DomainError('not_found', 'This item does not exist.')
}
