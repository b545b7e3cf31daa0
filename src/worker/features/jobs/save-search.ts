import { count, eq, sql } from 'drizzle-orm'
import { MOST_SAVED_SEARCHES } from '#shared/jobs/rules.ts'
import type { SaveSearchInput } from '#shared/jobs/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { jobSearches } from '#worker/db/schema/index.ts'
import { columnNames, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'

/**
 * Keeps a search under a name; one of that name is replaced.
 * @throws DomainError conflict where somebody has as many as can be kept
 */
export async function saveSearch(
  { db, actor: { userId } }: UserContext,
  { name, tab, filters }: SaveSearchInput,
): Promise<void> {
  const own = db.select({ own: count() }).from(jobSearches).where(eq(jobSearches.userId, userId))
  const isKnown = sql`exists (select from ${jobSearches} where ${jobSearches.userId} = ${userId}::uuid and ${jobSearches.name} = ${name})`
  const { saved } = await batch(db, {
    // whoever counts, counts what others have just added
    locked: lockPerson(db, userId),
    saved: db.execute(
      insertSelect(
        jobSearches,
        { userId, name, tab, filters },
        sql`where ${isKnown} or (${own}) < ${MOST_SAVED_SEARCHES}::int
        on conflict (${columnNames(jobSearches.userId, jobSearches.name)}) do update
        set ${columnNames(jobSearches.tab)} = excluded.tab, ${columnNames(jobSearches.filters)} = excluded.filters
        returning ${columnNames(jobSearches.id)}`,
      ),
    ),
  })
  if (saved.rows.length === 0) {
    throw new DomainError('conflict', `You have ${MOST_SAVED_SEARCHES} saved searches. Remove one first.`)
  }
}
