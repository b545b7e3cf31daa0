import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ChangeBlockInput } from '#shared/admin/people-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { users } from '#worker/db/schema/index.ts'
import { asId, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'
import { revokeSessions, setBlock } from '#worker/features/users/statements.ts'

/**
 * Keeps somebody out, or lets them in again, noted with the reason: their sessions end at once, and no sign-in opens another
 * while it lasts. What they made stays. The same again changes nothing.
 * @throws DomainError not_found for nobody, conflict for an administrator
 */
export async function changeBlock({ db, actor }: UserContext, input: ChangeBlockInput): Promise<void> {
  const userId = asId(input.userId, 'person')
  const { isBlocked, reason } = input
  const isPerson = and(eq(users.id, userId), isLiveAccount)
  const { found } = await batch(db, {
    found: db.select({ isAdmin: users.isAdmin }).from(users).where(isPerson),
    changed: setBlock(db, userId, isBlocked),
    noted: note(
      db,
      {
        adminId: actor.userId,
        personId: userId,
        action: 'admin.changeBlock',
        reason,
        details: isBlocked ? 'out' : 'in',
      },
      sql`from ${users} where ${eq(users.id, userId)} and ${isOfThisBatch(users)}`,
    ),
    ended: revokeSessions(
      db,
      sql`exists (select from ${users} where ${and(isPerson, isNotNull(users.blockedAt))})`,
      userId,
    ),
  })
  const [person] = found
  if (!person) throw new DomainError('not_found', 'This person does not exist.')
  if (person.isAdmin && isBlocked) throw new DomainError('conflict', 'An administrator is never kept out.')
}
