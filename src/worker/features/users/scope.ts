import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { SessionKey } from '#worker/bearer.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import { sessions, users } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { markSeen } from './sessions/mark-seen.ts'

/** An account that is still one. A deleted person owns, invites and pays for nothing. */
export const isLiveAccount: SQL = isNull(users.deletedAt)

const parent = alias(sessions, 'parent')
const impersonator = alias(users, 'impersonator')

/** An administrator's own session, from which they look as somebody, still holds, and they are still one. */
const isParentLive: SQL = sql`exists (
  select from ${sessions} ${parent} join ${users} ${impersonator} on ${impersonator.id} = ${parent.userId}
  where ${and(
    eq(parent.id, sessions.parentSessionId),
    isNull(parent.revokedAt),
    gt(parent.expiresAt, sql`now()`),
    isNull(impersonator.deletedAt),
    eq(impersonator.isAdmin, true),
  )}
)`

/** A person's own; not one in which somebody looks as them. */
export const isOwnSession: SQL = isNull(sessions.parentSessionId)

/** The session of a bearer, as long as nobody ended it. */
const isLiveSession = ({ userId, tokenHash }: Record<keyof SessionKey, Slot<string>>): SQL | undefined =>
  and(
    eq(sessions.tokenHash, tokenHash),
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, sql`now()`),
    isLiveAccount,
    isNull(users.blockedAt),
    or(isOwnSession, isParentLive),
  )

/** The same for what goes on for a while, after the bearer was let in: nobody has ended its session. */
export const isNotEnded = (tokenHash: Slot<string>): SQL | undefined =>
  and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt))

/** How often a session notes that it was used. */
const SEEN_MINUTES = 15

/** Statement: the live session of a bearer, whether its owner is on a rung, and whether its last use is to be noted anew. */
export const findSession = (db: Database, bearer: Record<keyof SessionKey, Slot<string>>, isOnRung: SQL = sql`true`) =>
  db
    .select({
      isOnRung: sql<boolean>`${isOnRung}`,
      isSeenLongAgo: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(mins => ${sql.raw(String(SEEN_MINUTES))})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLiveSession(bearer))

const readSession = (isOnRung?: SQL) =>
  prepared(['userId', 'tokenHash'], (db, bearer) => findSession(db, bearer, isOnRung))

/** What a procedure asks of a person beyond a session: the sentence that refuses whoever is not on it, and how it is read. */
export interface Rung {
  sentence: string
  read: ReturnType<typeof readSession>
}

/** @param condition on the person's row of `users`, or on that of their session */
export const rung = (condition: SQL, sentence: string): Rung => ({ sentence, read: readSession(condition) })

/** An administrator as themselves, as a rung of the procedures. */
export const ADMIN_RUNG = rung(sql`(${and(eq(users.isAdmin, true), isOwnSession)})`, 'This is for administrators.')

const ANY_SESSION = readSession()

/**
 * Why the bearer of this request may not go on: its session has ended, or it is not on the rung. Null when it may.
 * One statement, so that it can run beside a read.
 */
export async function refusalOfSession(ctx: RequestContext, rung?: Rung): Promise<DomainError | null> {
  const { db, bearer } = ctx
  if (bearer === null || bearer === 'invalid') return sessionEnded()
  const { userId, tokenHash } = bearer
  const [session] = await (rung?.read ?? ANY_SESSION)(db, { userId, tokenHash })
  if (!session) return sessionEnded({ wasEnded: true })
  if (session.isSeenLongAgo) ctx.waitUntil(markSeen(ctx, bearer))
  return rung && !session.isOnRung ? new DomainError('forbidden', rung.sentence) : null
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

/** SEC-05: what somebody who looks as another may not do in their place. */
export function refuseImpersonator({ actor }: UserContext): void {
  if (actor.impersonatorId !== null) throw new DomainError('forbidden', AUTH_TEXTS.notAsAnother)
}

/**
 * For whatever writes outside a procedure: the bearer and its session, before anything is done; nobody does it in another's place.
 * @param beside another refusal, which is asked for in the same round trip
 */
export async function requireUser(
  ctx: RequestContext,
  beside?: Promise<DomainError | null>,
): Promise<RequestContext & UserContext> {
  refuseImpersonator(requireBearer(ctx))
  return requireSession(ctx, beside)
}

/** The same for what only reads. */
export async function requireSession(
  ctx: RequestContext,
  beside?: Promise<DomainError | null>,
): Promise<RequestContext & UserContext> {
  const user = requireBearer(ctx)
  const [refusal, other] = await Promise.all([refusalOfSession(ctx), beside])
  if (refusal ?? other) throw refusal ?? other
  return user
}

/**
 * A read that may be made while its bearer's session is asked for: that must hold, where a bearer was sent.
 * @throws DomainError as `refusalOfSession` says, and whatever the read throws
 */
export async function besideSession<T>(ctx: RequestContext, read: Promise<T>, rung?: Rung): Promise<T> {
  const [refusal, [answer]] = await Promise.all([ctx.bearer && refusalOfSession(ctx, rung), Promise.allSettled([read])])
  if (refusal) throw refusal
  if (answer.status === 'rejected') throw answer.reason
  return answer.value
}

/** A bearer runs out together with its session: one that still holds, but whose session does not, was ended. */
const sessionEnded = (details: { wasEnded?: true } = {}) =>
  new DomainError('signed_out', AUTH_TEXTS.sessionEnded, { details })
