import { type AnyColumn, and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuthProvider } from '#shared/auth/schemas.ts'
import type { Database } from '#worker/db/client.ts'
import { oauthAccounts, users } from '#worker/db/schema/index.ts'
import { insertSelect, textArray } from '#worker/db/sql.ts'

/** Statements of the accounts at providers that people sign in with. */

/** An account at a provider, as it answered just now. */
export interface ProviderAccount {
  provider: AuthProvider
  providerAccountId: string
  username: string
  scopes: string[]
  /** Never the token itself (SEC-03). */
  accessTokenEncrypted: string | null
  /** The address that the provider has verified, lower case. */
  email: string | null
}

export type AccountKey = Pick<ProviderAccount, 'provider' | 'providerAccountId'>

/**
 * Statement: two first sign-ins at once, of one account or with one address, wait for each other here, so that they end in
 * one person. Everybody takes the account first, then the address.
 */
export const lockAccount = (
  db: Database,
  { provider, providerAccountId, email }: AccountKey & { email: string | null },
) =>
  db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${textArray([`${provider}:${providerAccountId}`, ...(email === null ? [] : [`address:${email}`])])}) name`)

export const isAccount = ({ provider, providerAccountId }: AccountKey): SQL | undefined =>
  and(eq(oauthAccounts.provider, provider), eq(oauthAccounts.providerAccountId, providerAccountId))

/** Statement: the person behind an account, and the one whose address this is already, with the ways they sign in. */
export const findOwners = (db: Database, account: AccountKey & { email: string | null }) =>
  db
    .select({
      userId: users.id,
      isBlocked: sql<boolean>`${isNotNull(users.blockedAt)}`,
      isAccount: sql<boolean>`coalesce(bool_or(${isAccount(account)}), false)`,
      providers: sql<
        string[]
      >`coalesce(array_agg(${oauthAccounts.provider}) filter (where ${isNotNull(oauthAccounts.provider)}), '{}')`,
    })
    .from(users)
    .leftJoin(oauthAccounts, eq(oauthAccounts.userId, users.id))
    .where(sql`${users.id} in (${ownersOf(account)})`)
    .groupBy(users.id)

const ownersOf = (account: AccountKey & { email: string | null }): SQL => sql`
  select ${oauthAccounts.userId} from ${oauthAccounts} where ${isAccount(account)}
  union select ${oauthAccounts.userId} from ${oauthAccounts} where ${oauthAccounts.email} = ${account.email}
  union select ${users.id} from ${users} where ${users.email} = ${account.email}`

/** Whether an address is somebody's, whichever of their providers told it. @param besides whose it may be */
export const isTaken = (email: string | null, besides: SQL | AnyColumn = sql`null::uuid`): SQL => sql`(
  exists (select from ${users} ${person} where ${person.email} = ${email} and ${person.id} is distinct from ${besides})
  or exists (select from ${oauthAccounts} ${way} where ${way.email} = ${email} and ${way.userId} is distinct from ${besides}))`

const person = alias(users, 'person')
const way = alias(oauthAccounts, 'way')

/**
 * Statement: what the provider says now of an account that we know. What somebody agreed to beyond a sign-in outlives the
 * next sign-in, which asks for less. @param userId only where it is this person's
 */
export function keepToken(db: Database, account: ProviderAccount, userId?: string) {
  const { provider: _, providerAccountId: __, scopes, accessTokenEncrypted, email, ...told } = account
  const isLess = sql`${oauthAccounts.accessTokenEncrypted} is not null
    and not ${oauthAccounts.scopes} <@ ${textArray(scopes)}`
  return db
    .update(oauthAccounts)
    .set({
      ...told,
      scopes: sql`case when ${isLess} then ${oauthAccounts.scopes} else ${textArray(scopes)} end`,
      accessTokenEncrypted: sql`case when ${isLess} then ${oauthAccounts.accessTokenEncrypted} else ${accessTokenEncrypted} end`,
      email: sql`case when ${isTaken(email, oauthAccounts.userId)} then null else ${email}::text end`,
      ...(userId === undefined && { signedInAt: sql`now()` }),
      updatedAt: sql`now()`,
    })
    .where(and(isAccount(account), userId === undefined ? undefined : eq(oauthAccounts.userId, userId)))
    .returning({ id: oauthAccounts.id, scopes: oauthAccounts.scopes })
}

/**
 * Statement: an account becomes one more way to sign in of somebody; nothing where it, or its address, is another person's, or
 * where they have another account of that provider.
 */
export const linkAccount = (db: Database, account: ProviderAccount, userId: string) =>
  db.execute(
    insertSelect(
      oauthAccounts,
      { ...account, userId },
      sql`where not ${isTaken(account.email, sql`${userId}::uuid`)} on conflict do nothing`,
    ),
  )

/** Statement: two who take away their last ways at once wait for each other. */
export const lockWays = (db: Database, userId: string) =>
  db.select({ id: oauthAccounts.id }).from(oauthAccounts).where(eq(oauthAccounts.userId, userId)).for('update')

/** Statement: one way to sign in goes, unless it is the last; nothing where it is, or there is none. */
export const unlinkAccount = (db: Database, userId: string, provider: AuthProvider) =>
  db
    .delete(oauthAccounts)
    .where(
      and(
        eq(oauthAccounts.userId, userId),
        eq(oauthAccounts.provider, provider),
        sql`exists (select from ${oauthAccounts} ${way} where ${way.userId} = ${userId} and ${way.provider} <> ${provider})`,
      ),
    )
    .returning({ accessTokenEncrypted: oauthAccounts.accessTokenEncrypted })

/**
 * Statement: the sealed token of one of somebody's providers, to ask in their name, which is noted; nothing where they gave
 * none, or not for this. @param scope beyond a sign-in
 */
export const noteAsked = (db: Database, userId: string, provider: AuthProvider, scope?: string) =>
  db
    .update(oauthAccounts)
    .set({ askedAt: sql`now()` })
    .where(
      and(
        eq(oauthAccounts.userId, userId),
        eq(oauthAccounts.provider, provider),
        isNotNull(oauthAccounts.accessTokenEncrypted),
        scope === undefined ? undefined : sql`${scope}::text = any(${oauthAccounts.scopes})`,
      ),
    )
    .returning({
      sealed: sql<string>`${oauthAccounts.accessTokenEncrypted}`,
      accountId: oauthAccounts.providerAccountId,
    })

/** Statement: a token that somebody brought takes the place of the one that they had, whatever that allowed. */
export const replaceToken = (
  db: Database,
  userId: string,
  account: Pick<ProviderAccount, 'provider' | 'providerAccountId' | 'username' | 'scopes' | 'accessTokenEncrypted'>,
) =>
  db
    .update(oauthAccounts)
    .set({
      username: account.username,
      scopes: account.scopes,
      accessTokenEncrypted: account.accessTokenEncrypted,
      updatedAt: sql`now()`,
    })
    .where(and(isAccount(account), eq(oauthAccounts.userId, userId)))
    .returning({ id: oauthAccounts.id })

/** Statement: two who connect one Discord account at once wait for each other. */
export const lockDiscord = (db: Database, accountId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`discord:${accountId}`}, 0))`)

/**
 * Statement: somebody's name in the community chat, proved by its account where there is one; nothing where that is another
 * person's.
 */
export const keepDiscord = (
  db: Database,
  userId: string,
  { accountId, username }: { accountId: string | null; username: string },
) =>
  db
    .update(users)
    .set({
      discord: username,
      discordAccountId: accountId,
      discordAskedAt: accountId === null ? null : sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(users.id, userId),
        sql`not exists (select from ${users} ${person} where ${person.discordAccountId} = ${accountId} and ${person.id} <> ${userId})`,
      ),
    )
    .returning({ id: users.id })

/** Statement. */
export const forgetDiscord = (db: Database, userId: string) =>
  db
    .update(users)
    .set({ discord: null, discordAccountId: null, discordAskedAt: null, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNotNull(users.discord)))
    .returning({ id: users.id })

/** Statement: what a provider had let us do beyond a sign-in is forgotten; the way to sign in stays. */
export const forgetToken = (db: Database, userId: string, provider: AuthProvider) =>
  db
    .update(oauthAccounts)
    .set({ accessTokenEncrypted: null, scopes: [], askedAt: null, updatedAt: sql`now()` })
    .where(and(eq(oauthAccounts.userId, userId), eq(oauthAccounts.provider, provider)))
