import { and, eq, sql } from 'drizzle-orm'
import type { ChangeCreditsInput } from '#shared/admin/people-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { creditLedger, users } from '#worker/db/schema/index.ts'
import { asId, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'
import { lockBalance, post } from './statements.ts'

/**
 * An administrator gives somebody credits or takes some back, with a reason, as a row of their statement and a line of the
 * audit log. The same request again changes nothing again.
 * @throws DomainError not_found for nobody, conflict where they have fewer than are taken
 */
export async function changeCredits({ db, actor }: UserContext, input: ChangeCreditsInput) {
  const { delta, reason } = input
  const userId = asId(input.userId, 'person')
  const key = `admin:${input.requestKey}`
  const isPerson = and(eq(users.id, userId), isLiveAccount)
  const isBooked = sql`exists (select from ${creditLedger} where ${eq(creditLedger.key, key)})`
  const [person] = await db.select({ id: users.id }).from(users).where(isPerson)
  if (!person) throw new DomainError('not_found', 'This person does not exist.')
  const { stood } = await batch(db, {
    locked: lockBalance(db, userId),
    booked: post(
      db,
      {
        userId,
        kind: delta > 0 ? 'gift' : 'correction',
        subjectKind: 'account',
        subjectId: userId,
        delta,
        key,
      },
      sql`where not ${isBooked}`,
    ),
    noted: note(
      db,
      {
        adminId: actor.userId,
        personId: userId,
        action: 'credits.change',
        reason,
        details: sql`${creditLedger.delta}::text`,
      },
      sql`from ${creditLedger} where ${eq(creditLedger.key, key)} and ${isOfThisBatch(creditLedger)}`,
    ),
    stood: db
      .select({ balance: creditLedger.balanceAfter })
      .from(creditLedger)
      .where(and(eq(creditLedger.key, key), eq(creditLedger.userId, userId))),
  })
  const [booked] = stood
  if (!booked) throw new DomainError('conflict', 'They have fewer credits than that.')
  return booked
}
