import { sql } from 'drizzle-orm'
import { newSessionId, signBearer } from '#worker/bearer.ts'
import type { Database } from '#worker/db/client.ts'
import { creditBalances, oauthAccounts, sessions, users } from '#worker/db/schema/index.ts'
import { grantAtSignUp } from './credits.ts'
import { run, type Statement, type Store } from './store.ts'

export interface TestUser {
  userId: string
  username: string
  token: string
}

type NewUser = {
  user: typeof users.$inferInsert & { id: string }
  /** Their account at GitHub. */
  account: { id: string; username: string }
  credits: number
}

/** Statements: a person as the first sign-in through GitHub leaves them, with that many credits. */
export function userStatements(db: Database, { user, account, credits }: NewUser): Statement[] {
  const userId = user.id
  return [
    db.insert(users).values(user),
    db
      .insert(oauthAccounts)
      .values({ userId, provider: 'github', providerAccountId: account.id, username: account.username }),
    db.insert(creditBalances).values({ userId, balance: 0 }),
    ...(credits > 0 ? [grantAtSignUp(db, userId, credits)] : []),
  ]
}

/** A person of the test's own, signed in for an hour, with a granted balance. */
export async function createUser(
  { db, sessionSecret }: Store,
  options: { credits?: number; name?: string; isAdmin?: boolean; isDummy?: boolean } = {},
): Promise<TestUser & { tokenHash: string }> {
  const { isAdmin = false, isDummy = false } = options
  const userId = crypto.randomUUID()
  const username = `user-${userId.slice(0, 8)}`
  const { sessionId, tokenHash } = await newSessionId()
  await run(db, [
    ...userStatements(db, {
      user: { id: userId, name: options.name ?? 'Test Person', email: `${username}@example.com`, isAdmin, isDummy },
      account: { id: userId, username },
      credits: options.credits ?? 3,
    }),
    sessionStatement(db, userId, tokenHash),
  ])
  return { userId, username, token: await signBearer(sessionSecret, userId, sessionId), tokenHash }
}

function sessionStatement(db: Database, userId: string, tokenHash: string): Statement {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  return db.insert(sessions).values({ userId, tokenHash, provider: 'github', expiresAt })
}

/** Signs somebody in once more, for an hour. @returns the bearer */
export async function openSession({ db, sessionSecret }: Store, userId: string): Promise<string> {
  const { sessionId, tokenHash } = await newSessionId()
  await run(db, [sessionStatement(db, userId, tokenHash)])
  return signBearer(sessionSecret, userId, sessionId)
}

/** Many signed-in people, nobody in particular. @returns their ids */
export async function createCrowd({ db }: Store, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with made as (
      insert into users (name) select 'Other ' || n from generate_series(1, ${count}::int) n returning id
    ), signed as (
      insert into sessions (user_id, token_hash, provider, expires_at)
      select id, 'hash of ' || id, 'github', now() + interval '1 day' from made
    )
    select id from made`)
  return rows.map(({ id }) => id)
}
