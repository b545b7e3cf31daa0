import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { reputationEvents } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'

/** What a ledger row may be about, and what earns. A new way to earn is a line here. */
export type ReputationSubject = { kind: 'phase'; id: string }
type ReputationKind = 'section'

/** What earned a person StreetCred; the same key never earns the same person twice. */
export interface ReputationEvent {
  userId: string
  kind: ReputationKind
  subject: ReputationSubject
  key: string | SQL<string>
  points: number
}

/**
 * Statement: adds an event to a person's StreetCred, once per key (2§4, SEC-14). Answers the points, or no row where it was
 * recorded before or `when` is not true.
 */
export const post = (db: Database, { userId, kind, subject, key, points }: ReputationEvent, when: SQL) =>
  db.execute<Pick<typeof reputationEvents.$inferSelect, 'points'>>(
    insertSelect(
      reputationEvents,
      { userId, kind, subjectKind: subject.kind, subjectId: subject.id, key, points },
      sql`where ${when} on conflict do nothing returning ${reputationEvents.points}::float as points`,
    ),
  )

/** How many events about a subject a person has, as an expression. */
export const countReputation = (userId: string, { kind, id }: ReputationSubject): SQL => sql`(
  select count(*) from ${reputationEvents}
  where ${eq(reputationEvents.userId, userId)} and ${eq(reputationEvents.subjectKind, kind)}
    and ${eq(reputationEvents.subjectId, id)}
)`

/** Statement: a removed account's points go over to who is left of the person. */
export const handOverReputation = (db: Database, userId: string, formerId: string) =>
  db
    .update(reputationEvents)
    .set({ userId: formerId, key: sql`replace(${reputationEvents.key}, ${userId}, ${formerId})` })
    .where(eq(reputationEvents.userId, userId))
