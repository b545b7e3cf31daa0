import type { TakenSession } from '#shared/admin/schemas.ts'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import { newSessionId, signBearer } from '#worker/bearer.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { DomainError } from '#worker/errors.ts'
import { endSession, findSignedInAs, reopenParent } from '#worker/features/users/statements.ts'

/**
 * Ends looking as somebody: the administrator goes on with a bearer of their own, for as long as the session lasts that
 * they came from (C063, R-AUTH-13).
 * @throws DomainError forbidden for who looks as nobody, signed_out where it was ended meanwhile
 */
export async function stopImpersonation({ db, env, actor }: UserContext): Promise<TakenSession> {
  const { impersonatorId, tokenHash } = actor
  if (impersonatorId === null) throw new DomainError('forbidden', 'You are looking as nobody but yourself.')
  const next = await newSessionId()
  const { reopened } = await batch(db, {
    ended: endSession(db, tokenHash),
    opened: reopenParent(db, tokenHash, next.tokenHash),
    reopened: findSignedInAs(db, next.tokenHash),
  })
  const [session] = reopened
  if (!session) throw new DomainError('signed_out', AUTH_TEXTS.sessionEnded)
  const bearer = await signBearer(env.SESSION_SECRET, impersonatorId, next.sessionId)
  return { ...session, bearer, providerId: session.providerId ?? impersonatorId }
}
