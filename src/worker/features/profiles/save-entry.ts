import { and, eq, sql } from 'drizzle-orm'
import { MOST_ENTRIES } from '#shared/profiles/entry-rules.ts'
import type { ProfileEntry, SaveEntryInput } from '#shared/profiles/entry-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { profileEntries } from '#worker/db/schema/index.ts'
import { asId, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'

/**
 * Adds what the caller worked at, learned or proved, or changes one of theirs (G-PROF-03).
 * @throws DomainError not_found for somebody else's, conflict where the profile is full
 */
export async function saveEntry(
  { db, actor: { userId } }: UserContext,
  { id, ...entry }: SaveEntryInput,
): Promise<ProfileEntry> {
  if (id !== undefined) {
    const [changed] = await db
      .update(profileEntries)
      .set({ ...entry, updatedAt: sql`now()` })
      .where(and(eq(profileEntries.id, asId(id, 'entry')), eq(profileEntries.userId, userId)))
      .returning({ id: profileEntries.id })
    if (!changed) throw new DomainError('not_found', 'This entry does not exist.')
    return { ...entry, ...changed }
  }
  const hasRoom = sql`(select count(*) from ${profileEntries} where ${eq(profileEntries.userId, userId)}) < ${MOST_ENTRIES}::int`
  const { added } = await batch(db, {
    locked: lockPerson(db, userId),
    added: db.execute<{ id: string }>(
      insertSelect(profileEntries, { userId, ...entry }, sql`where ${hasRoom} returning ${profileEntries.id}`),
    ),
  })
  const [row] = added.rows
  if (!row) throw new DomainError('conflict', `A profile has room for ${MOST_ENTRIES} entries.`)
  return { ...entry, ...row }
}
