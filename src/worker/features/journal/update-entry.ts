import { and, eq, sql } from 'drizzle-orm'
import type { OwnEntry, UpdateEntryInput } from '#shared/journal/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { journalEntries } from '#worker/db/schema/index.ts'
import { asId, textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { OWN_COLUMNS } from './queries.ts'
import { isOwn } from './scope.ts'

/**
 * Changes one of the caller's entries as they have seen it.
 * @throws DomainError conflict where it was changed meanwhile, not_found for somebody else's and for one that is gone
 */
export async function updateEntry(
  { db, actor: { userId } }: UserContext,
  { id, revision, link, tags, ...entry }: UpdateEntryInput,
): Promise<OwnEntry> {
  const isIt = and(eq(journalEntries.id, asId(id, 'entry')), isOwn(userId))
  const { updated, seen } = await batch(db, {
    updated: db
      .update(journalEntries)
      .set({
        ...{ ...entry, link: link || null, tags: textArray(tags) },
        ...{ revision: sql`${journalEntries.revision} + 1`, updatedAt: sql`now()` },
      })
      .where(and(isIt, eq(journalEntries.revision, revision)))
      .returning(OWN_COLUMNS),
    seen: db.select({ id: journalEntries.id }).from(journalEntries).where(isIt),
  })
  if (!seen[0]) throw new DomainError('not_found', 'This entry does not exist.')
  if (!updated[0]) throw new DomainError('conflict', 'This entry was changed elsewhere. Reload to see how it is now.')
  return updated[0]
}
