import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { formerAccounts, sessions, users } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'

/** Statements by which a person goes; they run in the order in which they stand here. */

/** Statement: from now on nobody is signed in as this person, owns what is theirs or pays for them. */
export const endAccount = (db: Database, userId: string) =>
  db
    .update(users)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(users.id, userId), isLiveAccount))

/** Statement. */
export const endEverySession = (db: Database, userId: string) =>
  db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))

const isEnded = (userId: string): SQL | undefined => and(eq(users.id, userId), not(isLiveAccount))

/** Statement: whatever would name the person anew waits here, and then finds nobody. */
export const lockPerson = (db: Database, userId: string) =>
  db.select({ id: users.id }).from(users).where(isEnded(userId)).for('update')

/** Statement: somebody without a name, to whom the ledgers' rows go over. */
export const addFormer = (db: Database, userId: string, formerId: string) =>
  db.execute(
    insertSelect(
      users,
      { id: formerId, name: 'Deleted account', deletedAt: sql`now()` },
      sql`from ${users} where ${isEnded(userId)} on conflict do nothing`,
    ),
  )

/** Statement: the person's accounts at providers have had the first credits. */
export const keepFormerAccounts = (db: Database, hashes: readonly string[]) =>
  db
    .insert(formerAccounts)
    .values(hashes.map((accountHash) => ({ accountHash })))
    .onConflictDoNothing()

/** Statement: the person, and with them whatever names them and is nobody else's. */
export const removePerson = (db: Database, userId: string) => db.delete(users).where(isEnded(userId))

/** Whether an account at a provider belonged to somebody who removed theirs here. */
export const isFormerAccount = (accountHash: string): SQL =>
  sql`exists (select from ${formerAccounts} where ${eq(formerAccounts.accountHash, accountHash)})`
