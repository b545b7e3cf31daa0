import { eq, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { auditLog, sessions } from '#worker/db/schema/index.ts'
import { insertSelect, type Written } from '#worker/db/sql.ts'

/** What is noted; when it was is the database's to say. */
type Entry = Required<Pick<Written<typeof auditLog>, 'adminId' | 'personId' | 'action'>> &
  Pick<Written<typeof auditLog>, 'sessionId' | 'reason' | 'details'>

/**
 * Statement: a line of the audit log, in the transaction of what it tells of.
 * @param rest `from … where …`: as many lines as that has rows, so that what was not done is not noted
 */
export const note = (db: Database, entry: Entry, rest: SQL = sql``) => db.execute(insertSelect(auditLog, entry, rest))

/** Notes what an administrator is about to do in the caller's place (SEC-05). */
export async function noteInTheirPlace({ db, actor }: UserContext, action: string): Promise<void> {
  const { userId, impersonatorId, tokenHash } = actor
  await note(
    db,
    { adminId: impersonatorId, personId: userId, action, sessionId: sql`${sessions.id}` },
    sql`from ${sessions} where ${eq(sessions.tokenHash, tokenHash)}`,
  )
}
