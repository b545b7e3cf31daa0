import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { BearerClaims } from '#worker/bearer.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import { sessions, users } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'

/** An account that is still one. A deleted person owns, invites and pays for nothing. */
export const isLiveAccount: SQL = isNull(users.deletedAt)

/** The session of a bearer, as long as nobody ended it. */
const isLiveSession = ({ userId, tokenHash }: Record<keyof BearerClaims, Slot<string>>): SQL | undefined =>
  and(
    eq(sessions.tokenHash, tokenHash),
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, sql`now()`),
    isLiveAccount,
  )

/** Statement: the live session of a bearer, and whether its owner is on a rung. */
export const findSession = (
  db: Database,
  bearer: Record<keyof BearerClaims, Slot<string>>,
  isOnRung: SQL = sql`true`,
) =>
  db
    .select({ isOnRung: sql<boolean>`${isOnRung}` })
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

/** @param condition on the person's row of `users` */
export const rung = (condition: SQL, sentence: string): Rung => ({ sentence, read: readSession(condition) })

/** An administrator, as a rung of the procedures. */
export const ADMIN_RUNG = rung(eq(users.isAdmin, true), 'This is for administrators.')

const ANY_SESSION = readSession()

/**
 * Why the bearer of this request may not go on: its session has ended, or it is not on the rung. Null when it may.
 * One statement, so that it can run beside a read.
 */
export async function refusalOfSession({ db, bearer }: RequestContext, rung?: Rung): Promise<DomainError | null> {
  if (bearer === null || bearer === 'invalid') return sessionEnded()
  const [session] = await (rung?.read ?? ANY_SESSION)(db, { ...bearer })
  if (!session) return sessionEnded()
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

/**
 * For whatever writes outside a procedure: the bearer and its session, before anything is done.
 * @param beside another refusal, which is asked for in the same round trip
 */
export async function requireUser(
  ctx: RequestContext,
  beside?: Promise<DomainError | null>,
): Promise<RequestContext & UserContext> {
  const user = requireBearer(ctx)
  const [refusal, other] = await Promise.all([refusalOfSession(ctx), beside])
  if (refusal ?? other) throw refusal ?? other
  return user
}

/** For a read outside a procedure that visitors may make too: a bearer, when sent, must hold; it is asked for beside the read. */
export async function besideSession<T>(ctx: RequestContext, read: Promise<T>): Promise<T> {
  const [refusal, [answer]] = await Promise.all([ctx.bearer && refusalOfSession(ctx), Promise.allSettled([read])])
  if (refusal) throw refusal
  if (answer.status === 'rejected') throw answer.reason
  return answer.value
}

const sessionEnded = () => new DomainError('signed_out', AUTH_TEXTS.sessionEnded)
