import { and, eq, sql } from 'drizzle-orm'
import type { EndSessionOfInput } from '#shared/admin/people-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { sessions } from '#worker/db/schema/index.ts'
import { asId, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { revokeSession } from '#worker/features/users/statements.ts'

/** An administrator ends a session of somebody's, noted with the reason. @throws DomainError not_found for none of theirs */
export async function endSessionOf({ db, actor }: UserContext, input: EndSessionOfInput): Promise<void> {
  const userId = asId(input.userId, 'person')
  const sessionId = asId(input.sessionId, 'session')
  const isIt = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
  const { found } = await batch(db, {
    ended: revokeSession(db, { sessionId, userId }),
    noted: note(
      db,
      { adminId: actor.userId, personId: userId, action: 'admin.endSession', reason: input.reason },
      sql`from ${sessions} where ${isIt} and ${isOfThisBatch(sessions)}`,
    ),
    found: db.select({ id: sessions.id }).from(sessions).where(isIt),
  })
  if (found.length === 0) throw new DomainError('not_found', 'This session does not exist.')
}
