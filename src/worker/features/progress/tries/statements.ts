import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { TRIES_A_DAY } from '#shared/progress/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { sectionQuestions, sectionTries } from '#worker/db/schema/index.ts'

/** How it stands with a person's tries, as `rules.ts` has it, decided in the database. Days are those of UTC. */

/** Of a try. */
export const isToday = sql`${sectionTries.createdAt} >= date_trunc('day', now(), 'UTC')`

/** Statement: whatever else this person answers waits, in whichever section, so that no two tries take one another's place. */
export const lockTries = (db: Database, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`section_tries:${userId}`}, 0))`)

/** Of the question that the statement around it is about: of today, at its item wherever it was asked, or at the open question itself. */
export const isOfQuestionToday = (userId: string) =>
  and(
    eq(sectionTries.userId, userId),
    isToday,
    sql`case when ${sectionQuestions.itemId} is null then ${sectionTries.questionId} = ${sectionQuestions.id}
      else ${sectionTries.itemId} = ${sectionQuestions.itemId} end`,
  )

/** Expression: whether a right answer only makes good for a wrong one. */
const makesGood = sql`(${sectionTries.isRight} and not ${sectionTries.isAccepted} and ${sectionTries.purpose} = 'section')`

/** Expression, of the question that the statement around it is about: whether an answer to it was accepted. */
export const isQuestionAccepted = sql<boolean>`exists (
  select from ${sectionTries} where ${sectionTries.questionId} = ${sectionQuestions.id} and ${sectionTries.isAccepted}
)`

/** Expression, likewise: whether it rests (`restsUntil`). */
export const isQuestionResting = (userId: string) => sql<boolean>`(not ${isQuestionAccepted} and (
  select coalesce(bool_or(${makesGood} or ${sectionTries.purpose} = 'test_out'), false)
    or count(*) filter (where not ${sectionTries.isRight}) >= ${TRIES_A_DAY}::int
  from ${sectionTries} where ${isOfQuestionToday(userId)}
))`

/** Expression: whether a section has a question that counts now. */
export const hasOpenQuestion = (userId: string, sectionId: string) => sql<boolean>`exists (
  select from ${sectionQuestions} where ${eq(sectionQuestions.sectionId, sectionId)}
    and not ${isQuestionAccepted} and not ${isQuestionResting(userId)}
)`

const asked = alias(sectionQuestions, 'asked')

/** Expression: how many right answers of a section must make good for wrong ones of today (`owedOf`). */
export const owedIn = (userId: string, sectionId: string) => sql<number>`(
  select count(*) filter (where not ${sectionTries.isRight})
    - count(*) filter (where ${makesGood})
  from ${sectionTries}
  where ${eq(sectionTries.userId, userId)} and ${isToday} and regexp_replace(${sectionTries.itemId}, '/[^/]*$', '') in (
    select regexp_replace(${asked.itemId}, '/[^/]*$', '') from ${sectionQuestions} ${sql.identifier('asked')} where ${eq(asked.sectionId, sectionId)}
  )
)::int`

const before = alias(sectionTries, 'before')

/** Expression: whether one of a section's accepted items had been accepted in another: it proves nothing new (SEC-14). */
export const isProvedElsewhere = (userId: string, sectionId: string) => sql`exists (
  select from ${sectionTries} join ${sectionTries} ${sql.identifier('before')} on ${eq(before.itemId, sectionTries.itemId)}
  where ${eq(sectionTries.userId, userId)} and ${eq(sectionTries.sectionId, sectionId)} and ${sectionTries.isAccepted}
    and ${eq(before.userId, userId)} and ${before.sectionId} <> ${sectionId} and ${before.isAccepted}
)`
