import { and, eq, sql } from 'drizzle-orm'
import type { ReportInput } from '#shared/connections/report-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { personReports, users } from '#worker/db/schema/index.ts'
import { asId, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'

/**
 * Tells the administrators of somebody; while they have not looked at it, the same again changes nothing.
 * @throws DomainError invalid for oneself, not_found for nobody
 */
export async function addReport(
  { db, actor: { userId } }: UserContext,
  { reason, words, ...input }: ReportInput,
): Promise<void> {
  const personId = asId(input.userId, 'person')
  if (personId === userId) throw new DomainError('invalid', 'You cannot report yourself.')
  const isPerson = and(eq(users.id, personId), isLiveAccount)
  const { found } = await batch(db, {
    added: db.execute(
      insertSelect(
        personReports,
        { reporterId: userId, personId: sql`${users.id}`, reason, words },
        sql`from ${users} where ${isPerson} on conflict do nothing`,
      ),
    ),
    found: db.select({ id: users.id }).from(users).where(isPerson),
  })
  if (found.length === 0) throw new DomainError('not_found', 'This person does not exist.')
}
