import { and, eq, gte, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { AskQuestionInput } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeQuestions, challenges } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'
import { unknownChallenge } from '../rules.ts'
import { findKnown } from '../statements.ts'

const QUESTIONS_A_DAY = 10

/** The caller asks something under a bounty. @throws DomainError not_found for none, too_many after ten in a day */
export async function askQuestion(
  { db, actor: { userId } }: UserContext,
  { challengeId, text }: z.output<typeof AskQuestionInput>,
): Promise<void> {
  const today = db.$count(
    challengeQuestions,
    and(eq(challengeQuestions.userId, userId), gte(challengeQuestions.createdAt, sql`now() - interval '1 day'`)),
  )
  const { known, asked } = await batch(db, {
    locked: lockPerson(db, userId),
    known: findKnown(db, challengeId),
    asked: db.execute(
      insertSelect(
        challengeQuestions,
        { challengeId, userId, text },
        sql`from ${challenges} where ${eq(challenges.id, challengeId)} and ${today} < ${QUESTIONS_A_DAY}::int
          returning ${challengeQuestions.id}`,
      ),
    ),
  })
  if (known.length === 0) throw unknownChallenge()
  if (asked.rows.length === 0) throw new DomainError('too_many', CHALLENGE_REFUSALS.tooManyQuestions)
}
