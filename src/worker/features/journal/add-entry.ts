import { eq, sql } from 'drizzle-orm'
import { MOST_ENTRIES } from '#shared/journal/rules.ts'
import type { AddEntryInput, AddEntryOutput } from '#shared/journal/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { journalEntries } from '#worker/db/schema/index.ts'
import { insertSelect, textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'

/**
 * Writes an entry into the caller's journal (C050, C051).
 * @throws DomainError conflict where the journal is full
 */
export async function addEntry(
  { db, actor: { userId } }: UserContext,
  { title, summary, tags, isPublic, day, about, ...rest }: AddEntryInput,
): Promise<AddEntryOutput> {
  const entry = {
    ...{ userId, title, summary, link: rest.link || null, image: rest.image || null, source: rest.source || null },
    ...{ tags: textArray(tags), isPublic, eventType: rest.eventType || null, contentType: rest.contentType || null },
    ...(day !== undefined && { day }),
    about: about ?? null,
  }
  const written = sql`(select count(*) from ${journalEntries} where ${eq(journalEntries.userId, userId)})`
  const { added } = await batch(db, {
    locked: lockPerson(db, userId),
    added: db.execute<AddEntryOutput>(
      insertSelect(journalEntries, entry, sql`where ${written} < ${MOST_ENTRIES}::int returning ${journalEntries.id}`),
    ),
  })
  const [row] = added.rows
  if (!row) throw new DomainError('conflict', `A journal has room for ${MOST_ENTRIES} entries.`)
  return row
}
