import { and, eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { connectionBlocks, connections, users } from '#worker/db/schema/index.ts'
import { asId, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'
import { isBetween } from './scope.ts'
import { lockPair } from './statements.ts'

/**
 * The caller wants nothing to do with somebody any more: what was between them ends, neither finds nor asks the other, and
 * nobody is told. Again is no error. @throws DomainError invalid for oneself, not_found for nobody
 */
export async function blockPerson(
  { db, actor: { userId } }: UserContext,
  input: { userId: string },
): Promise<{ status: 'none' }> {
  const otherId = asId(input.userId, 'person')
  if (otherId === userId) throw new DomainError('invalid', 'You cannot block yourself.')
  const isOther = and(eq(users.id, otherId), isLiveAccount)
  const { found } = await batch(db, {
    locked: lockPair(db, userId, otherId),
    blocked: db.execute(
      insertSelect(
        connectionBlocks,
        { userId, blockedId: sql`${users.id}` },
        sql`from ${users} where ${isOther} on conflict do nothing`,
      ),
    ),
    ended: db.delete(connections).where(isBetween(userId, otherId)),
    found: db.select({ id: users.id }).from(users).where(isOther),
  })
  if (found.length === 0) throw new DomainError('not_found', 'This person does not exist.')
  return { status: 'none' }
}
