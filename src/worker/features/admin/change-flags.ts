import { and, eq, sql } from 'drizzle-orm'
import type { ChangeFlagsInput } from '#shared/admin/people-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { users } from '#worker/db/schema/index.ts'
import { asId, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'
import { setFlags } from '#worker/features/users/statements.ts'

/**
 * An administrator says which group and cohort somebody belongs to, and whether they are nobody but a dummy; noted with the
 * reason. Who is an administrator is set by operators, never by a call (SEC-05).
 * @throws DomainError not_found for nobody, conflict for an administrator as a dummy
 */
export async function changeFlags({ db, actor }: UserContext, input: ChangeFlagsInput): Promise<void> {
  const userId = asId(input.userId, 'person')
  const [reference, cohort] = [input.reference || null, input.cohort || null]
  const { isDummy, reason } = input
  const isPerson = and(eq(users.id, userId), isLiveAccount)
  const details = `dummy: ${isDummy}, reference: ${reference ?? '–'}, cohort: ${cohort ?? '–'}`
  const { found } = await batch(db, {
    found: db.select({ isAdmin: users.isAdmin }).from(users).where(isPerson),
    changed: setFlags(db, userId, { reference, cohort, isDummy }),
    noted: note(
      db,
      { adminId: actor.userId, personId: userId, action: 'admin.changeFlags', reason, details },
      sql`from ${users} where ${eq(users.id, userId)} and ${isOfThisBatch(users)}`,
    ),
  })
  const [person] = found
  if (!person) throw new DomainError('not_found', 'This person does not exist.')
  if (person.isAdmin && isDummy) throw new DomainError('conflict', 'An administrator is no dummy.')
}
