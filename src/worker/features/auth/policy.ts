import { type SQL, sql } from 'drizzle-orm'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'

/** What a procedure asks of a person beyond a session: a condition on the user's row `u`, and the refusal without it. */
export interface Rung {
  condition: SQL
  sentence: string
}

/**
 * Why the bearer of this request may not go on: its session has ended, or it is not on the rung. Null when it may.
 * One statement, so that it can run beside a read.
 */
export async function refusalOfSession({ db, bearer }: RequestContext, rung?: Rung): Promise<DomainError | null> {
  if (bearer === null || bearer === 'invalid') return sessionEnded()
  const { rows } = await db.execute<{ is_on_rung: boolean }>(sql`
    select ${rung?.condition ?? sql`true`} as is_on_rung from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${bearer.tokenHash} and s.user_id = ${bearer.userId}::uuid
      and s.revoked_at is null and s.expires_at > now() and u.deleted_at is null`)
  if (!rows[0]) return sessionEnded()
  return rung && !rows[0].is_on_rung ? new DomainError('forbidden', rung.sentence) : null
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
  const refusal = await refusalOfSession(ctx)
  if (refusal) throw refusal
  return user
}

const sessionEnded = () => new DomainError('signed_out', AUTH_TEXTS.sessionEnded)
