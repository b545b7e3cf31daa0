import { and, eq, sql } from 'drizzle-orm'
import type { ImpersonateInput, TakenSession } from '#shared/admin/schemas.ts'
import { newSessionId, signBearer } from '#worker/bearer.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { sessions, users } from '#worker/db/schema/index.ts'
import { asId, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'
import { openImpersonation } from '#worker/features/users/statements.ts'

/**
 * An administrator takes somebody's place for an hour, noted with the reason (C062, SEC-05, G-AUTH-09).
 * @throws DomainError not_found for nobody, forbidden for themselves or another administrator, invalid without a reason
 *   for a person who is no dummy
 */
export async function startImpersonation(ctx: UserContext, input: ImpersonateInput): Promise<TakenSession> {
  const { db, actor } = ctx
  const userId = asId(input.userId, 'person')
  const reason = input.reason ?? null
  const { sessionId, tokenHash } = await newSessionId()
  const { found, opened } = await batch(db, {
    found: db
      .select({ isAdmin: users.isAdmin, avatarUrl: users.avatarUrl })
      .from(users)
      .where(and(eq(users.id, userId), isLiveAccount)),
    opened: openImpersonation(db, { userId, by: actor, tokenHash, hasReason: reason !== null }),
    noted: note(
      db,
      { adminId: actor.userId, personId: userId, action: 'admin.impersonate', sessionId: sql`${sessions.id}`, reason },
      sql`from ${sessions} where ${eq(sessions.tokenHash, tokenHash)} and ${isOfThisBatch(sessions)}`,
    ),
  })
  const [person] = found
  if (!person) throw new DomainError('not_found', 'This person does not exist.')
  if (userId === actor.userId) throw new DomainError('forbidden', 'You are that person already.')
  if (person.isAdmin) throw new DomainError('forbidden', 'Nobody looks as an administrator.')
  if (opened.rows.length === 0) {
    throw new DomainError('invalid', 'Please say why, with `reason`: this is a real person, who will read it.')
  }
  const bearer = await signBearer(ctx.env.SESSION_SECRET, userId, sessionId, actor.userId)
  return { bearer, provider: 'dummy', providerId: userId, userId, avatarUrl: person.avatarUrl }
}
