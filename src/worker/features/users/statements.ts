import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { SESSION_LIFETIME_SECONDS } from '#shared/auth/schemas.ts'
import type { Database } from '#worker/db/client.ts'
import { oauthAccounts, sessions, users } from '#worker/db/schema/index.ts'
import { insertSelect, isOfThisBatch } from '#worker/db/sql.ts'
import { isLiveAccount } from './scope.ts'

/** Statements of a sign-in, in their order: lock, keep the token, create, open a session. */

/** An account at a provider, as it answered just now. */
export interface ProviderAccount {
  provider: 'github'
  providerAccountId: string
  username: string
  scopes: string[]
  /** Never the token itself (SEC-03). */
  accessTokenEncrypted: string
}

type AccountKey = Pick<ProviderAccount, 'provider' | 'providerAccountId'>

/** Statement: two first sign-ins at once wait for each other here, so that they end in one person. */
export const lockAccount = (db: Database, { provider, providerAccountId }: AccountKey) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${providerAccountId}`}, 0))`)

const isAccount = ({ provider, providerAccountId }: AccountKey): SQL | undefined =>
  and(eq(oauthAccounts.provider, provider), eq(oauthAccounts.providerAccountId, providerAccountId))

/** Statement: what the provider says now of an account that we know. @param userId only where it is this person's */
export const keepToken = (db: Database, { provider, providerAccountId, ...told }: ProviderAccount, userId?: string) =>
  db
    .update(oauthAccounts)
    .set({ ...told, updatedAt: sql`now()` })
    .where(
      and(
        isAccount({ provider, providerAccountId }),
        userId === undefined ? undefined : eq(oauthAccounts.userId, userId),
      ),
    )
    .returning({ id: oauthAccounts.id })

type Newcomer = Pick<typeof users.$inferSelect, 'name' | 'bio' | 'email' | 'avatarUrl' | 'inviteCode'>

/**
 * Statement: the person behind an account that nobody has yet, linked to it. An address that is somebody's already stays
 * theirs, and the newcomer has none.
 */
export function createPerson(db: Database, account: ProviderAccount, { email, ...person }: Newcomer) {
  const isTaken = sql`exists (select from ${users} where ${users.email} = ${email})`
  const born = insertSelect(
    users,
    { ...person, email: sql`case when ${isTaken} then null else ${email}::text end` },
    sql`where not exists (select from ${oauthAccounts} where ${isAccount(account)}) returning ${users.id}`,
  )
  const linked = insertSelect(oauthAccounts, { ...account, userId: sql`born.id` }, sql`from born`)
  return db.execute(sql`with born as (${born}) ${linked}`)
}

/**
 * Statement: the picture that the provider shows now of the person behind an account. Behind whatever asks for newcomers: a
 * row that this batch wrote would pass for one.
 */
export function keepAvatar(db: Database, account: AccountKey, avatarUrl: string | null) {
  const person = db.select({ id: oauthAccounts.userId }).from(oauthAccounts).where(isAccount(account))
  const isOther = sql`${users.avatarUrl} is distinct from ${avatarUrl}`
  return db
    .update(users)
    .set({ avatarUrl, updatedAt: sql`now()` })
    .where(and(inArray(users.id, person), isLiveAccount, isOther))
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
        where ${isAccount(account)} and ${isLiveAccount} returning ${sessions.userId} as "userId"`,
    ),
  )

/** Statement: ends the session of a bearer for good (SEC-01). */
export const endSession = (db: Database, tokenHash: string) =>
  db.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash))
