import { and, eq } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { journalEntries } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isOwn } from './scope.ts'

/** Takes one of the caller's entries away (C052). @throws DomainError not_found for somebody else's, and for one that is gone */
export async function removeEntry({ db, actor: { userId } }: UserContext, input: { id: string }): Promise<void> {
  const [removed] = await db
    .delete(journalEntries)
    .where(and(eq(journalEntries.id, asId(input.id, 'entry')), isOwn(userId)))
    .returning({ id: journalEntries.id })
  if (!removed) throw new DomainError('not_found', 'This entry does not exist.')
}
