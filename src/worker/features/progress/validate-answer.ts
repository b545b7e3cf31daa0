import { type SQL, sql } from 'drizzle-orm'
import type { ValidateAnswerInput, ValidateAnswerOutput } from '#shared/progress/schemas.ts'
import { ask } from '#worker/ai/ask.ts'
import type { Author } from '#worker/ai/task.ts'
import type { UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { type JudgedAnswer, type Judgement, screenAnswer } from './author/compare-answer.ts'
import { keyPointsOf } from './author/key-points-of.ts'
import { requireOwner } from './policy.ts'
import { recordAnswer } from './record-answer.ts'
import { judgeAnswerTask } from './tasks.ts'

/**
 * Judges an answer and always says why (E009). The answer to a question of an own section, named by its id or its words,
 * is kept, the latest one; two accepted ones complete the section (2§5, G-LRN-19).
 * @throws DomainError invalid without a question, not_found for an unknown one, forbidden for another's
 */
export async function validateAnswer(ctx: UserContext, input: ValidateAnswerInput): Promise<ValidateAnswerOutput> {
  if (input.questionId !== undefined) {
    const found = await findQuestion(ctx, sql`q.id = ${asId(input.questionId, 'question')}::uuid`)
    return validateStored(ctx, requireOwner(found, 'question'), input.answer)
  }
  if (input.question === '') throw new DomainError('invalid', 'Please say which question this answers.')
  const asked = await findQuestion(ctx, sql`q.question = ${input.question} and r.user_id = ${ctx.actor.userId}::uuid`)
  if (asked) return validateStored(ctx, asked, input.answer)
  const around = { title: '', aim: '', description: '' }
  const judged = { question: input.question, objective: '', keyPoints: keyPointsOf(input.question, around) }
  const { judgement, from } = await judge(ctx, { ...judged, answer: input.answer })
  return answerOf({ ...judged, answer: input.answer }, judgement, from, null)
}

type QuestionRow = {
  question_id: string
  is_owner: boolean
  question: string
  objective: string
  key_points: string[]
  section_text: string
  section_id: string
  phase_id: string
  roadmap_id: string
}

/** The newest stored question that the condition on question `q` and roadmap `r` names, if the caller may see it. */
async function findQuestion(ctx: UserContext, where: SQL): Promise<QuestionRow | undefined> {
  const { userId } = ctx.actor
  const { rows } = await ctx.db.execute<QuestionRow>(sql`
    select r.user_id = ${userId}::uuid as is_owner, q.id as question_id, q.question, q.objective, q.key_points,
      concat_ws('. ', s.title, s.aim, s.description, array_to_string(s.objectives, '. ')) as section_text, s.id as section_id, s.phase_id, r.id as roadmap_id
    from section_questions q
    join phase_sections s on s.id = q.section_id
    join roadmap_phases p on p.id = s.phase_id
    join roadmaps r on r.id = p.roadmap_id
    where ${where} and r.deleted_at is null and (r.is_link_shared or r.user_id = ${userId}::uuid)
    order by q.created_at desc, q.id desc limit 1`)
  return rows[0]
}

async function validateStored(ctx: UserContext, row: QuestionRow, answer: string): Promise<ValidateAnswerOutput> {
  const { question, objective, key_points: keyPoints, section_text: sectionText } = row
  const judged = { question, objective, keyPoints, answer, sectionText }
  const { judgement, from } = await judge(ctx, judged)
  const section = await recordAnswer(ctx, {
    questionId: row.question_id,
    sectionId: row.section_id,
    phaseId: row.phase_id,
    roadmapId: row.roadmap_id,
    answer,
    isAccepted: judgement.isAccepted,
    feedback: judgement.feedback,
    point: pointOf(judged, judgement),
    judge: from.author,
    isFallback: from.isFallback,
  })
  return answerOf(judged, judgement, from, section)
}

/** What is plainly no answer needs no model; a model that says nothing clear is replaced by the built-in judge. */
async function judge(ctx: UserContext, judged: JudgedAnswer): Promise<{ judgement: Judgement; from: Author }> {
  const reason = screenAnswer(judged)
  if (reason !== null) {
    return {
      judgement: { isAccepted: false, point: null, feedback: reason },
      from: { author: 'builtin', isFallback: false },
    }
  }
  const { output, from } = await ask(ctx, judgeAnswerTask, judged)
  return { judgement: output, from }
}

/** The judge names a key point by its number; the words are the question's own. */
const pointOf = ({ keyPoints }: JudgedAnswer, { point }: Judgement): string | null =>
  point === null ? null : (keyPoints[point - 1] ?? null)

function answerOf(
  judged: JudgedAnswer,
  judgement: Judgement,
  from: Author,
  section: ValidateAnswerOutput['section'],
): ValidateAnswerOutput {
  const { isAccepted, feedback } = judgement
  const point = pointOf(judged, judgement)
  return {
    isValid: isAccepted,
    analysis: { question: judged.question, feedback, point },
    verdict: {
      answer: judged.answer,
      isAccepted,
      feedback,
      point,
      judge: from.author,
      isFallback: from.isFallback,
      updatedAt: new Date().toISOString(),
    },
    section,
  }
}
