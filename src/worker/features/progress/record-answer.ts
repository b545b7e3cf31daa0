import { eq, sql } from 'drizzle-orm'
import { ANSWERS_TO_COMPLETE, SECTION_STREETCRED } from '#shared/progress/rules.ts'
import type { ValidateAnswerOutput } from '#shared/progress/schemas.ts'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseProgress } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { countReputation, post } from '#worker/features/reputation/statements.ts'
import { ownPhase } from '#worker/features/roadmaps/scope.ts'
import { awardCertificate, completeSection, isCompletedNow, touchPhase } from '#worker/features/roadmaps/statements.ts'
import { holdPhase } from './hold-phase.ts'

interface KeptAnswer {
  questionId: string
  sectionId: string
  phaseId: string
  roadmapId: string
  answer: string
  isAccepted: boolean
  feedback: string
  point: string | null
  judge: string
  isFallback: boolean
}

/**
 * Keeps the latest answer to a question, and what follows from it, in one batch: two accepted answers complete the section
 * for good and earn StreetCred, once for the same objectives and at most for four sections of a phase; all sections
 * complete the phase; all phases earn the certificate (2§4, 2§5, G-LRN-02, G-LRN-19).
 * @throws DomainError not_found when the question has gone meanwhile
 */
export async function recordAnswer(
  ctx: UserContext,
  kept: KeptAnswer,
): Promise<NonNullable<ValidateAnswerOutput['section']>> {
  const { db } = ctx
  const { userId } = ctx.actor
  const { sectionId, phaseId, roadmapId } = kept
  const phase = ownPhase(ctx, phaseId)
  const subject = { kind: 'phase', id: phaseId } as const
  const mayEarn = sql`${countReputation(userId, subject)} < ${MAX_SECTIONS_PER_PHASE}::int`
  const event = { userId, kind: 'section', subject, key: keyOf(sectionId), points: SECTION_STREETCRED } as const
  const [, answered, , , , earned, awarded, states] = await db.batch([
    // two last sections at once: the second waits here for the roadmap and then sees the first one completed
    holdPhase(db, { phaseId, userId }),
    upsertAnswer(db, kept, userId),
    completeSection(db, phase, sectionId, sql`${acceptedIn(sectionId)} >= ${ANSWERS_TO_COMPLETE}::int`),
    db.update(phaseProgress).set({ updatedAt: sql`now()` }).where(eq(phaseProgress.phaseId, phaseId)),
    touchPhase(db, phase, { isStart: true, raisesVersion: isCompletedNow(sectionId) }),
    post(db, event, sql`${isCompletedNow(sectionId)} and ${mayEarn}`),
    awardCertificate(db, { id: roadmapId, userId }),
    db.execute<{ status: 'completed' | null; accepted: number }>(sql`
      select (select case when completed_at is not null then 'completed' end from phase_sections where id = ${sectionId}::uuid) as status,
        ${acceptedIn(sectionId)}::int as accepted`),
  ])
  const state = states.rows[0]
  if (answered.rows.length === 0 || !state) throw new DomainError('not_found', 'This question does not exist any more.')
  return {
    status: state.status,
    acceptedAnswers: state.accepted,
    streetCred: earned.rows[0]?.points ?? 0,
    certificateId: awarded[0]?.id ?? null,
  }
}

/** What was learned, by the hash of its objectives; a copy of the same text earns nothing more. */
const keyOf = (sectionId: string) => sql<string>`(
  select 'section:' || md5(objectives::text) from phase_sections where id = ${sectionId}::uuid
)`

const acceptedIn = (sectionId: string) => sql`(
  select count(*) from section_answers a join section_questions q on q.id = a.question_id
  where q.section_id = ${sectionId}::uuid and a.is_accepted
)`

function upsertAnswer(db: Database, kept: KeptAnswer, userId: string) {
  return db.execute(sql`
    insert into section_answers (question_id, answer, is_accepted, feedback, point, judge, is_fallback)
    select q.id, ${kept.answer}, ${kept.isAccepted}::boolean, ${kept.feedback}, ${kept.point}, ${kept.judge}, ${kept.isFallback}::boolean
    from section_questions q
    join phase_sections s on s.id = q.section_id
    join roadmap_phases p on p.id = s.phase_id
    join roadmaps r on r.id = p.roadmap_id
    where q.id = ${kept.questionId}::uuid and s.id = ${kept.sectionId}::uuid
      and r.user_id = ${userId}::uuid and r.deleted_at is null
    on conflict (question_id) do update set answer = excluded.answer, is_accepted = excluded.is_accepted,
      feedback = excluded.feedback, point = excluded.point, judge = excluded.judge, is_fallback = excluded.is_fallback,
      updated_at = now()
    returning question_id`)
}
