import { sql } from 'drizzle-orm'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'

/** Is the session behind the bearer still there? One statement, so that it can run beside a read. */
export async function isSessionLive({ db, bearer }: RequestContext): Promise<boolean> {
  if (bearer === null || bearer === 'invalid') return false
  const { rows } = await db.execute(sql`
    select from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${bearer.tokenHash} and s.user_id = ${bearer.userId}::uuid
      and s.revoked_at is null and s.expires_at > now() and u.deleted_at is null`)
  return rows.length === 1
}

/**
 * The context of somebody who sent a bearer that we signed; whether its session still lives is asked separately.
 * @throws DomainError signed_out without one
 */
export function requireBearer<C extends RequestContext>(ctx: C): C & UserContext {
  const { actor } = ctx
  if (ctx.bearer === 'invalid') throw sessionEnded()
  if (actor.kind !== 'user') throw new DomainError('signed_out', AUTH_TEXTS.signInNeeded)
  return { ...ctx, actor }
}

/** For whatever writes outside a procedure: the bearer and its session, before anything is done. */
export async function requireUser(ctx: RequestContext): Promise<RequestContext & UserContext> {
  const user = requireBearer(ctx)
  if (!(await isSessionLive(ctx))) throw sessionEnded()
  return user
}

export const sessionEnded = () => new DomainError('signed_out', AUTH_TEXTS.sessionEnded)
