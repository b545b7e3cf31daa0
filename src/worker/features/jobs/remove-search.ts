import { and, eq } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { jobSearches } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** Forgets a saved search of the caller's. @throws DomainError not_found */
export async function removeSearch({ db, actor: { userId } }: UserContext, input: { searchId: string }): Promise<void> {
  const searchId = asId(input.searchId, 'search')
  const removed = await db
    .delete(jobSearches)
    .where(and(eq(jobSearches.id, searchId), eq(jobSearches.userId, userId)))
    .returning({ id: jobSearches.id })
  if (removed.length === 0) throw new DomainError('not_found', 'This search does not exist.')
}
