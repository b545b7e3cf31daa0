import { and, eq } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { profileEntries } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** Takes one of the caller's entries away. @throws DomainError not_found for somebody else's, and for one that is gone */
export async function removeEntry({ db, actor: { userId } }: UserContext, input: { id: string }): Promise<void> {
  const [removed] = await db
    .delete(profileEntries)
    .where(and(eq(profileEntries.id, asId(input.id, 'entry')), eq(profileEntries.userId, userId)))
    .returning({ id: profileEntries.id })
  if (!removed) throw new DomainError('not_found', 'This entry does not exist.')
}
