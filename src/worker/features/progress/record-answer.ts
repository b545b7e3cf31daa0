import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { nextDay } from '#shared/progress/days.ts'
import { ANSWERS_TO_COMPLETE, SECTION_STREETCRED } from '#shared/progress/rules.ts'
import type { JudgeAnswerOutput } from '#shared/progress/schemas.ts'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, sectionQuestions, sectionTries } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { countReputation, post } from '#worker/features/reputation/statements.ts'
import { type OwnPhase, ownPhase } from '#worker/features/roadmaps/scope.ts'
import { restSection } from '#worker/features/roadmaps/sections/statements.ts'
import { awardCertificate, completeSection, isCompletedNow, touchPhase } from '#worker/features/roadmaps/statements.ts'
import { ownSectionIds, requireAwake } from './scope.ts'
import { noteProgress, openProgress } from './statements.ts'
import {
  hasOpenQuestion,
  isOfQuestionToday,
  isProvedElsewhere,
  isQuestionAccepted,
  isQuestionResting,
  lockTries,
  owedIn,
} from './tries/statements.ts'

/** An answer and what was said of it, before it is known whether it counts. */
export type Judged = Pick<
  typeof sectionTries.$inferSelect,
  'answer' | 'meaning' | 'isRight' | 'feedback' | 'point' | 'judge' | 'isFallback'
>

interface Place {
  sectionId: string
  phaseId: string
  roadmapId: string
}

interface NewAnswer extends Place {
  judged: Judged
  questionId: string
}

/**
 * Keeps an answer to a question where it counts, and what follows from it, in one batch: two accepted answers complete the section
 * for good and earn StreetCred, once for the same objectives and at most for four sections of a phase; all sections complete the
 * phase; all phases earn the certificate (2§4, 2§5, G-LRN-02, G-LRN-19).
 * @throws DomainError not_found when the question has gone meanwhile, conflict when another answer let it rest meanwhile
 */
export async function recordAnswer(
  ctx: UserContext,
  { judged, questionId, ...place }: NewAnswer,
): Promise<Omit<JudgeAnswerOutput, 'question'>> {
  const { db, actor } = ctx
  const { sectionId } = place
  const phase = ownPhase(ctx, place.phaseId)
  const done = await batch(db, {
    personLocked: lockTries(db, actor.userId),
    // two last sections at once: the second waits here for the roadmap and then sees the first one completed
    ...openProgress(db, phase),
    tried: addTry(db, phase, { userId: actor.userId, questionId, sectionId, judged }),
    ...whereProved(ctx, phase, place, {
      when: sql`${countAccepted(db, sectionId)} >= ${ANSWERS_TO_COMPLETE}::int`,
      by: provedBy(sectionId),
    }),
    rested: restSection(db, phase, sectionId, sql`not ${hasOpenQuestion(actor.userId, sectionId)}`),
    section: db
      .select({ completedAt: phaseSections.completedAt, owedAnswers: owedIn(actor.userId, sectionId) })
      .from(phaseSections)
      .where(eq(phaseSections.id, sectionId)),
    accepted: countAccepted(db, sectionId),
    question: db
      .select({ isResting: isQuestionResting(actor.userId) })
      .from(sectionQuestions)
      .where(eq(sectionQuestions.id, questionId)),
  })
  const { tried, section, question, accepted, earned, awarded } = done
  if (!section[0] || !question[0]) throw new DomainError('not_found', 'This question does not exist any more.')
  const { isResting } = question[0]
  const isCounted = tried.rows.length > 0
  if (!isCounted) requireAwake(isResting)
  const now = new Date().toISOString()
  const { meaning, ...said } = judged
  return {
    verdict: { ...said, isAccepted: tried.rows[0]?.isAccepted ?? false, createdAt: now },
    isCounted,
    restsUntil: isResting ? nextDay(now) : null,
    section: {
      isCompleted: section[0].completedAt !== null,
      acceptedAnswers: accepted[0]?.n ?? 0,
      owedAnswers: section[0].owedAnswers,
      streetCred: earned.rows[0]?.points ?? 0,
      certificateId: awarded[0]?.id ?? null,
    },
  }
}

/**
 * Statements: a section is completed where it is proved, never to be taken back, and what follows from that. The batch has locked
 * the person's tries and opened the phase's progress.
 */
export const whereProved = (
  { db, actor: { userId } }: UserContext,
  phase: OwnPhase,
  { sectionId, phaseId, roadmapId }: Place,
  proof: { when: SQL; by: SQL },
) => ({
  ...completeSection(db, phase, sectionId, proof),
  noted: noteProgress(db, phase),
  // the version rises only where an answer changed more than itself
  touched: touchPhase(db, phase, { isStart: true, raisesVersion: isCompletedNow(sectionId) }),
  earned: earnStreetCred(db, userId, phaseId, sectionId),
  awarded: awardCertificate(db, { id: roadmapId, userId }),
})

/**
 * Statement: an answer to a question of the person's own section, where it counts: until one is accepted, while it does not rest. The
 * same answer sent again that day is no other try. The batch has locked the person's tries.
 */
function addTry(
  db: Database,
  phase: OwnPhase,
  { userId, questionId, sectionId, judged }: Omit<NewAnswer, 'phaseId' | 'roadmapId'> & { userId: string },
) {
  const isOwn = and(
    eq(sectionQuestions.id, questionId),
    eq(sectionQuestions.sectionId, sectionId),
    inArray(sectionQuestions.sectionId, ownSectionIds(phase)),
  )
  const isSame = and(
    isOfQuestionToday(userId),
    eq(sectionTries.meaning, judged.meaning),
    eq(sectionTries.isRight, false),
  )
  return db.execute<Pick<typeof sectionTries.$inferSelect, 'isAccepted'>>(
    insertSelect(
      sectionTries,
      {
        ...judged,
        ...{ userId, sectionId },
        questionId: sql`${sectionQuestions.id}`,
        itemId: sql`${sectionQuestions.itemId}`,
        isAccepted: sql`${judged.isRight}::boolean and (${sectionQuestions.itemId} is null or ${owedIn(userId, sectionId)} = 0)`,
      },
      sql`from ${sectionQuestions} where ${isOwn} and not ${isQuestionAccepted} and not ${isQuestionResting(userId)}
        and not exists (select from ${sectionTries} where ${isSame}) returning ${sectionTries.isAccepted} as "isAccepted"`,
    ),
  )
}

const acceptedIn = (sectionId: string) =>
  and(eq(sectionQuestions.sectionId, sectionId), eq(sectionTries.isAccepted, true))

/** Statement, or a subselect: how many questions of a section have an accepted answer. */
const countAccepted = (db: Database, sectionId: string) =>
  db
    .select({ n: count() })
    .from(sectionTries)
    .innerJoin(sectionQuestions, eq(sectionQuestions.id, sectionTries.questionId))
    .where(acceptedIn(sectionId))

/** Expression: how a section's accepted answers were proved, in words. */
const provedBy = (sectionId: string): SQL => sql`(
  select concat_ws(' and ', case when bool_or(${sectionTries.judge} = 'items') then 'items' end,
    'open answers judged by ' || string_agg(distinct ${sectionTries.judge}, ', ') filter (where ${sectionTries.judge} <> 'items'))
  from ${sectionTries} join ${sectionQuestions} on ${sectionQuestions.id} = ${sectionTries.questionId}
  where ${acceptedIn(sectionId)}
)`

/**
 * Statement: StreetCred for a section completed in this batch, by the hash of its objectives: a copy earns nothing more, nor does
 * what was proved in another section.
 */
function earnStreetCred(db: Database, userId: string, phaseId: string, sectionId: string) {
  const subject = { kind: 'phase', id: phaseId } as const
  const key = sql<string>`(
    select 'section:' || md5(${phaseSections.objectives}::text) from ${phaseSections} where ${phaseSections.id} = ${sectionId}
  )`
  return post(
    db,
    { userId, kind: 'section', subject, key, points: SECTION_STREETCRED },
    sql`${isCompletedNow(sectionId)} and not ${isProvedElsewhere(userId, sectionId)}
      and ${countReputation(userId, subject)} < ${MAX_SECTIONS_PER_PHASE}::int`,
  )
}
