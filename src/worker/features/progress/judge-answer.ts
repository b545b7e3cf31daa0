import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { JudgeAnswerInput, JudgeAnswerOutput, SectionOutcome } from '#shared/progress/schemas.ts'
import { ask } from '#worker/ai/ask.ts'
import type { Author } from '#worker/ai/task.ts'
import type { UserContext } from '#worker/context.ts'
import { phaseSections, roadmapPhases, roadmaps, sectionQuestions } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { visible } from '#worker/features/roadmaps/scope.ts'
import { type JudgedAnswer, type Judgement, screenAnswer } from './author/compare-answer.ts'
import { keyPointsOf } from './author/key-points-of.ts'
import { recordAnswer } from './record-answer.ts'
import { openAndNewestFirst, requireOwner } from './scope.ts'
import { judgeAnswerTask } from './tasks.ts'

/**
 * Judges an answer and always says why (E009). The answer to a question of an own section, named by its id or its words,
 * is kept, the latest one; two accepted ones complete the section (2§5, G-LRN-19).
 * @throws DomainError invalid without a question, not_found for an unknown one, forbidden for another's
 */
export async function judgeAnswer(ctx: UserContext, input: JudgeAnswerInput): Promise<JudgeAnswerOutput> {
  const { questionId, question, answer } = input
  const { userId } = ctx.actor
  if (questionId !== undefined) {
    const found = await findQuestion(ctx, eq(sectionQuestions.id, asId(questionId, 'question')))
    return judgeStored(ctx, requireOwner(found, userId, 'question'), answer)
  }
  if (question === '') throw new DomainError('invalid', 'Please say which question this answers.')
  const asked = await findQuestion(ctx, and(eq(sectionQuestions.question, question), eq(roadmaps.userId, userId)))
  if (asked) return judgeStored(ctx, asked, answer)
  const keyPoints = keyPointsOf(question, { title: '', aim: '', description: '' })
  const judged = { question, objective: '', keyPoints, answer }
  return toOutput(judged, await judge(ctx, judged), null)
}

/** The stored question that the condition names, with its section, if the caller may see it. */
async function findQuestion({ db, actor }: UserContext, where: SQL | undefined) {
  const { id, question, objective, keyPoints, createdAt } = sectionQuestions
  const { title, aim, description, objectives } = phaseSections
  const rows = await db
    .select({
      ...{ id, question, objective, keyPoints },
      section: { id: phaseSections.id, title, aim, description, objectives },
      phaseId: phaseSections.phaseId,
      roadmapId: roadmaps.id,
      ownerId: roadmaps.userId,
    })
    .from(sectionQuestions)
    .innerJoin(phaseSections, eq(phaseSections.id, sectionQuestions.sectionId))
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(and(where, visible(actor.userId)))
    .orderBy(...openAndNewestFirst, desc(createdAt), desc(id))
    .limit(1)
  return rows[0]
}

type StoredQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>

async function judgeStored(ctx: UserContext, stored: StoredQuestion, answer: string): Promise<JudgeAnswerOutput> {
  const { question, objective, keyPoints, section, phaseId, roadmapId } = stored
  const { title, aim, description, objectives } = section
  const sectionText = [title, aim, description, objectives.join('. ')].join('. ')
  const judged = { question, objective, keyPoints, answer, sectionText }
  const judgement = await judge(ctx, judged)
  const kept = { questionId: stored.id, ...toVerdict(judged, judgement) }
  const outcome = await recordAnswer(ctx, { answer: kept, sectionId: section.id, phaseId, roadmapId })
  return toOutput(judged, judgement, outcome)
}

type JudgedBy = Judgement & Author

/** What is plainly no answer needs no model; a model that says nothing clear is replaced by the built-in judge. */
async function judge(ctx: UserContext, judged: JudgedAnswer): Promise<JudgedBy> {
  const feedback = screenAnswer(judged)
  if (feedback !== null) return { isAccepted: false, point: null, feedback, author: 'builtin', isFallback: false }
  const { output, from } = await ask(ctx, judgeAnswerTask, judged)
  return { ...output, ...from }
}

/** The judge names a key point by its number; the words are the question's own. */
const toVerdict = ({ answer, keyPoints }: JudgedAnswer, { author, point, ...judgement }: JudgedBy) => ({
  answer,
  ...judgement,
  point: point === null ? null : (keyPoints[point - 1] ?? null),
  judge: author,
})

const toOutput = (judged: JudgedAnswer, judgement: JudgedBy, section: SectionOutcome | null): JudgeAnswerOutput => ({
  question: judged.question,
  verdict: { ...toVerdict(judged, judgement), updatedAt: new Date().toISOString() },
  section,
})
