import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { JudgeAnswerInput, JudgeAnswerOutput } from '#shared/progress/schemas.ts'
import { PROGRESS_TEXTS } from '#shared/progress/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { phaseSections, roadmapPhases, roadmaps, sectionQuestions } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { askModel } from '#worker/features/limits/ask-model.ts'
import { visible } from '#worker/features/roadmaps/scope.ts'
import { type OpenAnswer, screenAnswer } from './author/screen-answer.ts'
import { wordsOf } from './author/words-of.ts'
import { gradeItem } from './items/grade-item.ts'
import { type Judged, recordAnswer } from './record-answer.ts'
import { openAndNewestFirst, requireAwake, requireOwner } from './scope.ts'
import { judgeAnswerTask } from './tasks.ts'
import { isQuestionResting } from './tries/statements.ts'

/**
 * Judges an answer and always says why (E009). What answers a question of an own section, named by its id or its words, is kept
 * and may complete the section (2§5, G-LRN-19). Code grades items; a model judges open answers; without one they are for
 * self-check and count for nothing, as does what can't be read as an answer.
 * @throws DomainError invalid without a question, not_found for an unknown one, forbidden for another's, conflict for one that
 *   rests today, upstream when the model gives no usable verdict
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
  const { judged } = await judgeOpen(ctx, { question, objective: '', keyPoints: [question], answer, sectionText: '' })
  return unkept(question, judged)
}

/** The stored question that the condition names, with its section, if the caller may see it. */
async function findQuestion({ db, actor }: UserContext, where: SQL | undefined) {
  const { id, question, objective, keyPoints, shown, item, createdAt } = sectionQuestions
  const { title, aim, description, objectives } = phaseSections
  const rows = await db
    .select({
      ...{ id, question, objective, keyPoints, shown, item },
      isResting: isQuestionResting(actor.userId),
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
  const { id, question, section, phaseId, roadmapId } = stored
  requireAwake(stored.isResting)
  const { judged, counts } = grade(stored, answer) ?? (await judgeOpen(ctx, openAnswer(stored, answer)))
  if (!counts) return unkept(question, judged)
  const recorded = await recordAnswer(ctx, { judged, questionId: id, sectionId: section.id, phaseId, roadmapId })
  return { question, ...recorded }
}

interface Judging {
  judged: Judged
  /** Whether it was an answer that somebody could judge. */
  counts: boolean
}

/** Null for an open question. */
function grade({ item, shown }: StoredQuestion, answer: string): Judging | null {
  if (!item || !shown) return null
  const { outcome, why, meaning } = gradeItem(item, shown, answer)
  const isRight = outcome === 'right'
  const judged = { answer, meaning, isRight, feedback: why, point: null, judge: 'items', isFallback: false }
  return { judged, counts: outcome !== 'unreadable' }
}

const openAnswer = ({ question, objective, keyPoints, section }: StoredQuestion, answer: string): OpenAnswer => {
  const { title, aim, description, objectives } = section
  return { question, objective, keyPoints, answer, sectionText: [title, aim, description, ...objectives].join('. ') }
}

/** What is plainly no answer needs no model. The judge names a key point by its number; the words are the question's own. */
async function judgeOpen(ctx: UserContext, given: OpenAnswer): Promise<Judging> {
  const { answer, keyPoints } = given
  const said = { answer, meaning: wordsOf(answer).join(' ') }
  const refused = { ...said, isRight: false, point: null, judge: 'builtin', isFallback: false }
  if (!ctx.models.main) return { judged: { ...refused, feedback: PROGRESS_TEXTS.selfCheck }, counts: false }
  const feedback = screenAnswer(given)
  if (feedback !== null) return { judged: { ...refused, feedback }, counts: false }
  const { output, from } = await askModel(ctx, judgeAnswerTask, given)
  const point = output.point === null ? null : (keyPoints[output.point - 1] ?? null)
  const judged = { ...said, ...output, point, judge: from.author, isFallback: from.isFallback }
  return { judged, counts: true }
}

const unkept = (question: string, { meaning, ...judged }: Judged): JudgeAnswerOutput => ({
  question,
  verdict: { ...judged, isAccepted: false, createdAt: new Date().toISOString() },
  isCounted: false,
  restsUntil: null,
  section: null,
})
