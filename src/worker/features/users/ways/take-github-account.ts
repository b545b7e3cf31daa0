import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { oauthAccounts } from '#worker/db/schema/index.ts'

/** Statements: GitHub accounts whose merged work is looked for now, and again after a day. */

const GITHUB_ACCOUNT = {
  ...{ userId: oauthAccounts.userId, accountId: oauthAccounts.providerAccountId, login: oauthAccounts.username },
}
const takenWork = { workDueAt: sql`now() + interval '1 day'` }

/** A person's. */
export const takeGithubAccount = (db: Database, userId: string) =>
  db
    .update(oauthAccounts)
    .set(takenWork)
    .where(and(eq(oauthAccounts.userId, userId), eq(oauthAccounts.provider, 'github')))
    .returning(GITHUB_ACCOUNT)

/** Whose turn it is; no two runs take the same one. */
export function takeDueGithubAccount(db: Database) {
  const due = db
    .select({ id: oauthAccounts.id })
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.provider, 'github'), sql`${oauthAccounts.workDueAt} <= now()`))
    .orderBy(oauthAccounts.workDueAt)
    .limit(1)
    .for('update', { skipLocked: true })
  return db
    .update(oauthAccounts)
    .set(takenWork)
    .where(sql`${oauthAccounts.id} = any(array(${due}))`)
    .returning(GITHUB_ACCOUNT)
}

/** A person's was looked through to its end. */
export const noteWorkRead = (db: Database, userId: string) =>
  db
    .update(oauthAccounts)
    .set({ workReadAt: sql`now()` })
    .where(and(eq(oauthAccounts.userId, userId), eq(oauthAccounts.provider, 'github')))
