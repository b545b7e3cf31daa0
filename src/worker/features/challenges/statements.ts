import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { challengeEntries, challengeParticipations, challenges } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'

/** Condition: somebody's row in one. */
export const isOwn = (challengeId: number, userId: string) =>
  and(eq(challengeParticipations.challengeId, challengeId), eq(challengeParticipations.userId, userId))

/** Statement: a row where there is such a bounty. */
export const findKnown = (db: Database, challengeId: number) =>
  db.select({ id: challenges.id }).from(challenges).where(eq(challenges.id, challengeId))

/** Statement: how somebody stands to one, with when they or their team handed in. */
export const findOwn = (db: Database, challengeId: number, userId: string) =>
  db
    .select({
      licensedAt: challengeParticipations.licensedAt,
      startedAt: challengeParticipations.startedAt,
      entryId: challengeParticipations.entryId,
      ownerId: challengeEntries.ownerId,
      submittedAt: challengeEntries.submittedAt,
    })
    .from(challengeParticipations)
    .leftJoin(challengeEntries, eq(challengeEntries.id, challengeParticipations.entryId))
    .where(isOwn(challengeId, userId))

/** Statement: a bounty waits here for whatever else counts who is in it, or decides it. */
export const lockChallenge = (db: Database, challengeId: number) =>
  db
    .select({ id: challenges.id, content: challenges.content })
    .from(challenges)
    .where(eq(challenges.id, challengeId))
    .for('update')

/** How many have started one, as an expression. */
export const countStarted = (challengeId: number | SQL): SQL<number> => sql<number>`(
  select count(*)::int from ${challengeParticipations}
  where ${challengeParticipations.challengeId} = ${challengeId} and ${challengeParticipations.startedAt} is not null)`

/** How many entries were handed in to one, as an expression. */
export const countSubmitted = (challengeId: number | SQL): SQL<number> => sql<number>`(
  select count(*)::int from ${challengeEntries}
  where ${challengeEntries.challengeId} = ${challengeId} and ${challengeEntries.submittedAt} is not null)`

/** Statement: somebody has a row in a bounty from now on, where there is such a bounty. */
export const join = (db: Database, challengeId: number, userId: string) =>
  db.execute(
    insertSelect(
      challengeParticipations,
      { challengeId, userId },
      sql`from ${challenges} where ${eq(challenges.id, challengeId)} on conflict do nothing`,
    ),
  )

/** Condition: the entry of which somebody is the captain. */
export const isEntryOf = (challengeId: number, userId: string) =>
  and(eq(challengeEntries.challengeId, challengeId), eq(challengeEntries.ownerId, userId))

/** Whether somebody who has not started one still can, as an expression over participations. The batch has locked it. */
export const isRoom = (db: Database, challengeId: number) => {
  const most = db
    .select({ most: sql`coalesce((${challenges.content} ->> 'mostParticipants')::int, 2147483647)` })
    .from(challenges)
    .where(eq(challenges.id, challengeId))
  return or(isNotNull(challengeParticipations.startedAt), sql`${countStarted(challengeId)} < (${most})`)
}
