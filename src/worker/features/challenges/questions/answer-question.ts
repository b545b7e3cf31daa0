import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { AnswerQuestionInput } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeQuestions } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { mayJudge } from '../scope.ts'

/**
 * A judge or an administrator answers what was asked, or without an answer hides it.
 * @throws DomainError not_found for no question, forbidden for others
 */
export async function answerQuestion(
  { db, actor: { userId } }: UserContext,
  input: z.output<typeof AnswerQuestionInput>,
): Promise<void> {
  const isIt = eq(challengeQuestions.id, asId(input.questionId, 'question'))
  const answer = input.answer || null
  const { known, answered } = await batch(db, {
    known: db.select({ id: challengeQuestions.id }).from(challengeQuestions).where(isIt),
    answered: db
      .update(challengeQuestions)
      .set({ answer, answeredAt: answer === null ? null : sql`now()`, isHidden: answer === null })
      .where(and(isIt, mayJudge(sql`${challengeQuestions.challengeId}`, userId)))
      .returning({ id: challengeQuestions.id }),
  })
  if (known.length === 0) throw new DomainError('not_found', 'This question does not exist.')
  if (answered.length === 0) throw new DomainError('forbidden', CHALLENGE_REFUSALS.notJudge)
}
