import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { IMPERSONATION_SECONDS, SESSION_LIFETIME_SECONDS } from '#shared/auth/rules.ts'
import type { Introduction } from '#shared/auth/schemas.ts'
import type { SessionKey } from '#worker/bearer.ts'
import type { Database } from '#worker/db/client.ts'
import { oauthAccounts, sessions, users } from '#worker/db/schema/index.ts'
import { columnNames, insertSelect, isOfThisBatch } from '#worker/db/sql.ts'
import { isLiveAccount } from './scope.ts'
import { type AccountKey, isAccount, isTaken, type ProviderAccount } from './ways/statements.ts'

/** Statements of a sign-in, in their order: lock, keep the token, create, open a session. */

/** Who is made, apart from the account that they come by. */
export type Newcomer = Pick<typeof users.$inferSelect, 'name' | 'bio' | 'avatarUrl' | 'inviteCode'> & {
  usageIntent?: string
}

/** Statement: the person behind an account that nobody has yet, linked to it; nobody where the address is somebody's already. */
export function createPerson(db: Database, account: ProviderAccount, person: Newcomer) {
  const born = insertSelect(
    users,
    { ...person, email: account.email },
    sql`where not exists (select from ${oauthAccounts} where ${isAccount(account)}) and not ${isTaken(account.email)}
      returning ${users.id}`,
  )
  const linked = insertSelect(
    oauthAccounts,
    { ...account, userId: sql`born.id`, signedInAt: sql`now()` },
    sql`from born`,
  )
  return db.execute(sql`with born as (${born}) ${linked}`)
}

/**
 * Statement: the picture that the provider shows now, where it is the person's first provider or they have none, and an
 * address where they had none. Behind whatever asks for newcomers: a row that this batch wrote would pass for one.
 */
export function keepProfile(db: Database, account: ProviderAccount, avatarUrl: string | null) {
  const behind = db.select({ id: oauthAccounts.userId }).from(oauthAccounts).where(isAccount(account))
  const first = db
    .select({ provider: oauthAccounts.provider })
    .from(oauthAccounts)
    .where(eq(oauthAccounts.userId, users.id))
    .orderBy(oauthAccounts.createdAt, oauthAccounts.id)
    .limit(1)
  const isShown = sql`(${users.avatarUrl} is null or ${first} = ${account.provider})`
  const [avatar, email] = [sql`${avatarUrl}::text`, sql`${account.email}::text`]
  return db
    .update(users)
    .set({
      avatarUrl: sql`case when ${isShown} then coalesce(${avatar}, ${users.avatarUrl}) else ${users.avatarUrl} end`,
      email: sql`case when ${isTaken(account.email, users.id)} then ${users.email} else coalesce(${users.email}, ${email}) end`,
      updatedAt: sql`now()`,
    })
    .where(and(inArray(users.id, behind), isLiveAccount))
}

/** Statement: what the person behind an account said of themselves on the way in. */
export function keepIntroduction(db: Database, account: AccountKey, introduction: Introduction) {
  const behind = db.select({ id: oauthAccounts.userId }).from(oauthAccounts).where(isAccount(account))
  return db
    .update(users)
    .set({ ...introduction, updatedAt: sql`now()` })
    .where(and(inArray(users.id, behind), isLiveAccount))
}

/** Whom this very batch made for an account, as an expression; null for nobody. */
export const newcomerOf = (account: AccountKey): SQL => sql`(
  select ${oauthAccounts.userId} from ${oauthAccounts}
  where ${isAccount(account)} and ${oauthAccounts.userId} in (select ${users.id} from ${users} where ${isOfThisBatch(users)})
)`

/** Statement: a session of the person behind an account; no row where that person is deleted. */
export const openSession = (
  db: Database,
  account: AccountKey,
  { tokenHash, userAgent }: { tokenHash: string; userAgent: string | null },
) =>
  db.execute<Pick<typeof sessions.$inferSelect, 'userId'>>(
    insertSelect(
      sessions,
      {
        userId: sql`${users.id}`,
        tokenHash,
        provider: account.provider,
        userAgent: userAgent?.slice(0, 300) ?? null,
        expiresAt: sql`now() + make_interval(secs => ${SESSION_LIFETIME_SECONDS}::int)`,
      },
      sql`
        from ${oauthAccounts} join ${users} on ${users.id} = ${oauthAccounts.userId}
        where ${isAccount(account)} and ${isLiveAccount} and ${isNull(users.blockedAt)} returning ${sessions.userId} as "userId"`,
    ),
  )

/** Statement: a person's group and cohort, and whether they are a dummy, which no administrator is. */
export const setFlags = (
  db: Database,
  userId: string,
  { isDummy, ...group }: Pick<typeof users.$inferSelect, 'reference' | 'cohort' | 'isDummy'>,
) =>
  db
    .update(users)
    .set({ ...group, isDummy, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), isLiveAccount, isDummy ? eq(users.isAdmin, false) : undefined))

/** Statement: a person is kept out, or let in again; never an administrator, and nothing where it is so already. */
export const setBlock = (db: Database, userId: string, isBlocked: boolean) =>
  db
    .update(users)
    .set({ blockedAt: isBlocked ? sql`now()` : null, updatedAt: sql`now()` })
    .where(
      and(
        eq(users.id, userId),
        isLiveAccount,
        eq(users.isAdmin, false),
        isBlocked ? isNull(users.blockedAt) : isNotNull(users.blockedAt),
      ),
    )

/** Statement: what a person may do once, or so many times, waits here for what they do at the same time. */
export const lockPerson = (db: Database, userId: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/**
 * Part of a statement: a person belongs to a group and a cohort, where they have none already.
 * @param from whom, and which, by the names of the others
 */
export const joinGroup = (
  from: SQL,
  { person, reference, cohort }: Record<'person' | 'reference' | 'cohort', SQL>,
): SQL => sql`
  update ${users} set ${columnNames(users.reference)} = coalesce(${users.reference}, ${reference}),
    ${columnNames(users.cohort)} = coalesce(${users.cohort}, ${cohort}), ${columnNames(users.updatedAt)} = now()
  from ${from} where ${users.id} = ${person}`

/** Statement: ends the session of a bearer for good (SEC-01). */
export const endSession = (db: Database, tokenHash: string) =>
  db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)))

/** Statement: the same for a session by its id. */
export const revokeSession = (db: Database, { sessionId, userId }: { sessionId: string; userId: string }) =>
  db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))

/** Statement: all sessions of somebody that still live, those in which somebody looks as them too, where the condition holds. */
export const revokeSessions = (db: Database, condition: SQL, userId: string) =>
  db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), condition))

const own = alias(sessions, 'own')

/**
 * Statement: a session in which an administrator looks as somebody, for an hour, under the session that they came from
 * (SEC-05). No row where the person is no more, an administrator, or real without a reason.
 */
export const openImpersonation = (
  db: Database,
  visit: { userId: string; by: SessionKey; tokenHash: string; hasReason: boolean },
) =>
  db.execute(
    insertSelect(
      sessions,
      {
        userId: sql`${users.id}`,
        tokenHash: visit.tokenHash,
        provider: 'dummy',
        parentSessionId: sql`${own.id}`,
        expiresAt: sql`now() + make_interval(secs => ${IMPERSONATION_SECONDS}::int)`,
      },
      sql`
        from ${users}, ${sessions} ${own}
        where ${eq(users.id, visit.userId)} and ${isLiveAccount} and not ${users.isAdmin}
          and (${users.isDummy} or ${visit.hasReason}::boolean)
          and ${eq(own.tokenHash, visit.by.tokenHash)} and ${eq(own.userId, visit.by.userId)}
          and ${own.parentSessionId} is null
        returning ${sessions.id}`,
    ),
  )

/**
 * Statement after `endSession`: an administrator is back in the session that they came from, under a bearer of its own,
 * which lasts as long as that one. Only where this very batch ended looking as somebody, so that it happens once.
 */
export const reopenParent = (db: Database, endedHash: string, tokenHash: string) => {
  const ended = alias(sessions, 'ended')
  return db.execute(
    insertSelect(
      sessions,
      {
        userId: sql`${own.userId}`,
        tokenHash,
        provider: sql`${own.provider}`,
        userAgent: sql`${own.userAgent}`,
        expiresAt: sql`${own.expiresAt}`,
      },
      sql`
        from ${sessions} ${ended} join ${sessions} ${own} on ${own.id} = ${ended.parentSessionId}
        where ${eq(ended.tokenHash, endedHash)} and ${isOfThisBatch(ended)} and ${own.revokedAt} is null`,
    ),
  )
}

/** Statement: what a new session is told of itself. */
export const findSignedInAs = (db: Database, tokenHash: string) =>
  db
    .select({
      userId: users.id,
      avatarUrl: users.avatarUrl,
      provider: sessions.provider,
      providerId: oauthAccounts.providerAccountId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(oauthAccounts, and(eq(oauthAccounts.userId, users.id), eq(oauthAccounts.provider, sessions.provider)))
    .where(eq(sessions.tokenHash, tokenHash))

/** Statement: whether a person is open to the freelance internship. */
export const markOpenToBizdev = (db: Database, userId: string, isOpen: boolean) =>
  db
    .update(users)
    .set({ openToBizdevInternship: isOpen, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), isLiveAccount))

/** Statement: what a person says of themselves that stands with their account; what is undefined stays. */
export const describePerson = (
  db: Database,
  userId: string,
  said: { [K in 'name' | 'location' | 'roles']?: (typeof users.$inferInsert)[K] | undefined },
) =>
  db
    .update(users)
    .set({ ...said, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), isLiveAccount))
