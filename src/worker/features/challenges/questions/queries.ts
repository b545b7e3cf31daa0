import { and, asc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { ListQuestionsOutput } from '#shared/challenges/schemas.ts'
import { type Context, viewerOf } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeQuestions, challenges } from '#worker/db/schema/index.ts'
import { unknownChallenge } from '../rules.ts'
import { mayJudge } from '../scope.ts'

const MOST_SHOWN = 200

/** What was asked under a bounty, the first first, without who asked. @throws DomainError not_found for none */
export async function listQuestions(
  ctx: Context,
  { challengeId }: { challengeId: number },
): Promise<z.infer<typeof ListQuestionsOutput>> {
  const { db } = ctx
  const viewerId = viewerOf(ctx)
  const { known, questions } = await batch(db, {
    known: db
      .select({ mayAnswer: mayJudge(challengeId, viewerId) })
      .from(challenges)
      .where(eq(challenges.id, challengeId)),
    questions: db
      .select({
        id: challengeQuestions.id,
        text: challengeQuestions.text,
        isOwn: sql<boolean>`coalesce(${challengeQuestions.userId} = ${viewerId}::uuid, false)`,
        createdAt: challengeQuestions.createdAt,
        answer: challengeQuestions.answer,
        answeredAt: challengeQuestions.answeredAt,
      })
      .from(challengeQuestions)
      .where(and(eq(challengeQuestions.challengeId, challengeId), eq(challengeQuestions.isHidden, false)))
      .orderBy(asc(challengeQuestions.createdAt), asc(challengeQuestions.id))
      .limit(MOST_SHOWN),
  })
  const [challenge] = known
  if (!challenge) throw unknownChallenge()
  return { questions, ...challenge }
}
