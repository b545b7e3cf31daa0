import { eq, type SQL, sql } from 'drizzle-orm'
import { FORMULA, type ReputationKind } from '#shared/reputation/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { reputationEvents, reputationScores } from '#worker/db/schema/index.ts'
import { columnNames, insertSelect, type Written } from '#worker/db/sql.ts'

/** What a ledger row may be about. */
export type ReputationSubject = { kind: 'phase' | 'challenge' | 'issue' | 'pull'; id: string }

/** What earned a person StreetCred; the same key never earns the same person twice. */
export interface ReputationEvent {
  userId: string
  kind: ReputationKind
  subject: ReputationSubject
  key: string | SQL<string>
  points: number
}

/**
 * Statement: adds an event to a person's StreetCred and its points to their score, once per key (2§4, SEC-14). Answers the
 * points, or no row where it was recorded before or `when` is not true.
 */
export const post = (db: Database, { subject, ...event }: ReputationEvent, when: SQL) =>
  postEach(db, { ...event, subjectKind: subject.kind, subjectId: subject.id }, sql`where ${when}`)

type Earned = Pick<Written<typeof reputationEvents>, 'userId' | 'subjectId' | 'key' | 'points'> & {
  kind: ReputationKind
  subjectKind: ReputationSubject['kind']
}

/** Statement: the same for as many people as `from … where …` has rows, whose columns the expressions name. */
export const postEach = (db: Database, earned: Earned, from: SQL) =>
  db.execute<Pick<typeof reputationEvents.$inferSelect, 'points'>>(sql`with posted as (
    ${insertSelect(
      reputationEvents,
      { ...earned, formula: FORMULA },
      sql`${from} on conflict do nothing returning ${reputationEvents.userId} as person, ${reputationEvents.points}`,
    )}
  ), scored as (
    insert into ${reputationScores}
      (${columnNames(reputationScores.userId, reputationScores.score, reputationScores.weekPoints)})
    select person, sum(points), sum(points) from posted group by person
    on conflict (${columnNames(reputationScores.userId)}) do update set
      ${columnNames(reputationScores.weekPoints)} = ${reputationScores.weekPoints} + excluded.score,
      ${columnNames(reputationScores.score)} = ${reputationScores.score} + excluded.score,
      ${columnNames(reputationScores.scoredAt)} = now()
  ) select points::float as points from posted`)

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

/** Statement: a person has a score, which waits here for whatever posts to it and makes the next one wait. */
export const lockScore = (db: Database, userId: string) =>
  db
    .insert(reputationScores)
    .values({ userId })
    .onConflictDoUpdate({ target: reputationScores.userId, set: { userId } })

/**
 * Statement: a person's score is worked out anew from every row and compared with the last time, once a day; nothing changes
 * before the day is over (C007). The batch has locked the score.
 */
export const calculateScore = (db: Database, userId: string) => {
  const sum = sql`(select coalesce(sum(${reputationEvents.points}), 0) from ${reputationEvents} where ${eq(reputationEvents.userId, userId)})`
  return db
    .update(reputationScores)
    .set({
      score: sum,
      calculatedScore: sum,
      previousScore: sql`coalesce(${reputationScores.calculatedScore}, 0)`,
      calculatedAt: sql`now()`,
    })
    .where(
      sql`${eq(reputationScores.userId, userId)} and coalesce(${reputationScores.calculatedAt} < now() - interval '1 day', true)`,
    )
}

/** Statement: whether a person stands on the leaderboard. */
export const rankPerson = (db: Database, userId: string, isRanked: boolean) =>
  db
    .insert(reputationScores)
    .values({ userId, isRanked })
    .onConflictDoUpdate({ target: reputationScores.userId, set: { isRanked } })
