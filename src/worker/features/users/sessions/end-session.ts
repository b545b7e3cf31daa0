import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { EndSessionInput, EndSessionsInput, EndSessionsOutput } from '#shared/users/session-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { sessions } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/**
 * Ends one of the caller's sessions for good; its next call is refused (SEC-01). One that has ended already stays so.
 * @throws DomainError not_found for another's or an unknown one
 */
export async function endSession({ db, actor }: UserContext, input: z.infer<typeof EndSessionInput>): Promise<void> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, now())` })
    .where(and(eq(sessions.id, asId(input.id, 'session')), eq(sessions.userId, actor.userId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new DomainError('not_found', 'This session does not exist.')
}

/** Ends all of the caller's sessions, this one or only the others (SEC-01 "sign out everywhere"). @returns how many lived */
export async function endSessions(
  { db, actor }: UserContext,
  { which }: z.infer<typeof EndSessionsInput>,
): Promise<z.infer<typeof EndSessionsOutput>> {
  const live = and(eq(sessions.userId, actor.userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`))
  const others = which === 'others' ? ne(sessions.tokenHash, actor.tokenHash) : undefined
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(live, others))
    .returning({ id: sessions.id })
  return { ended: ended.length }
}
