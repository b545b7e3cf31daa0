import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { ANSWERS_TO_COMPLETE, SECTION_STREETCRED } from '#shared/progress/rules.ts'
import type { SectionOutcome } from '#shared/progress/schemas.ts'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, sectionAnswers, sectionQuestions } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { countReputation, post } from '#worker/features/reputation/statements.ts'
import { type OwnPhase, ownPhase } from '#worker/features/roadmaps/scope.ts'
import { awardCertificate, completeSection, isCompletedNow, touchPhase } from '#worker/features/roadmaps/statements.ts'
import { ownSectionIds } from './scope.ts'
import { noteProgress, openProgress } from './statements.ts'

const query = new QueryBuilder()

interface NewAnswer {
  answer: Omit<typeof sectionAnswers.$inferSelect, 'createdAt' | 'updatedAt'>
  sectionId: string
  phaseId: string
  roadmapId: string
}

/**
 * Keeps the latest answer to a question, and what follows from it, in one batch: two accepted answers complete the section
 * for good and earn StreetCred, once for the same objectives and at most for four sections of a phase; all sections
 * complete the phase; all phases earn the certificate (2§4, 2§5, G-LRN-02, G-LRN-19).
 * @throws DomainError not_found when the question has gone meanwhile
 */
export async function recordAnswer(ctx: UserContext, { answer, ...about }: NewAnswer): Promise<SectionOutcome> {
  const { db, actor } = ctx
  const { sectionId, phaseId, roadmapId } = about
  const phase = ownPhase(ctx, phaseId)
  const { answered, earned, awarded, section, accepted } = await batch(db, {
    // two last sections at once: the second waits here for the roadmap and then sees the first one completed
    ...openProgress(db, phase),
    answered: upsertAnswer(db, phase, sectionId, answer),
    // never taken back, whatever becomes of the answers
    ...completeSection(db, phase, sectionId, sql`${countAccepted(db, sectionId)} >= ${ANSWERS_TO_COMPLETE}::int`),
    noted: noteProgress(db, phase),
    // the version rises only where an answer changed more than itself
    touched: touchPhase(db, phase, { isStart: true, raisesVersion: isCompletedNow(sectionId) }),
    earned: earnStreetCred(db, actor.userId, phaseId, sectionId),
    awarded: awardCertificate(db, { id: roadmapId, userId: actor.userId }),
    section: db
      .select({ completedAt: phaseSections.completedAt })
      .from(phaseSections)
      .where(eq(phaseSections.id, sectionId)),
    accepted: countAccepted(db, sectionId),
  })
  if (answered.length === 0 || !section[0]) {
    throw new DomainError('not_found', 'This question does not exist any more.')
  }
  return {
    isCompleted: section[0].completedAt !== null,
    acceptedAnswers: accepted[0]?.n ?? 0,
    streetCred: earned.rows[0]?.points ?? 0,
    certificateId: awarded[0]?.id ?? null,
  }
}

/** Statement, or a subselect: how many questions of a section have an accepted answer. */
const countAccepted = (db: Database, sectionId: string) =>
  db
    .select({ n: count() })
    .from(sectionAnswers)
    .innerJoin(sectionQuestions, eq(sectionQuestions.id, sectionAnswers.questionId))
    .where(and(eq(sectionQuestions.sectionId, sectionId), eq(sectionAnswers.isAccepted, true)))

/** Statement: StreetCred for a section completed in this batch, by the hash of its objectives: a copy earns nothing more. */
function earnStreetCred(db: Database, userId: string, phaseId: string, sectionId: string) {
  const subject = { kind: 'phase', id: phaseId } as const
  const key = sql<string>`(
    select 'section:' || md5(${phaseSections.objectives}::text) from ${phaseSections} where ${phaseSections.id} = ${sectionId}
  )`
  return post(
    db,
    { userId, kind: 'section', subject, key, points: SECTION_STREETCRED },
    sql`${isCompletedNow(sectionId)} and ${countReputation(userId, subject)} < ${MAX_SECTIONS_PER_PHASE}::int`,
  )
}

/** Statement: the latest answer to a question of the person's own section. */
function upsertAnswer(
  db: Database,
  phase: OwnPhase,
  sectionId: string,
  { questionId, ...answer }: NewAnswer['answer'],
) {
  const isOwn = and(
    eq(sectionQuestions.id, questionId),
    eq(sectionQuestions.sectionId, sectionId),
    inArray(sectionQuestions.sectionId, ownSectionIds(phase)),
  )
  const inserted = query
    .select({
      questionId: sectionQuestions.id,
      answer: sql<string>`${answer.answer}`.as('answer'),
      isAccepted: sql<boolean>`${answer.isAccepted}::boolean`.as('is_accepted'),
      feedback: sql<string>`${answer.feedback}`.as('feedback'),
      point: sql<string | null>`${answer.point}`.as('point'),
      judge: sql<string>`${answer.judge}`.as('judge'),
      isFallback: sql<boolean>`${answer.isFallback}::boolean`.as('is_fallback'),
      createdAt: sql<string>`now()`.as('created_at'),
      updatedAt: sql<string>`now()`.as('updated_at'),
    })
    .from(sectionQuestions)
    .where(isOwn)
  return db
    .insert(sectionAnswers)
    .select(inserted)
    .onConflictDoUpdate({ target: sectionAnswers.questionId, set: { ...answer, updatedAt: sql`now()` } })
    .returning({ questionId: sectionAnswers.questionId })
}
