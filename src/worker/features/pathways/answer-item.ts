import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { AnswerItemInput, AnswerItemOutput } from '#shared/pathways/schemas.ts'
import { TRIES_A_DAY } from '#shared/progress/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { pathwayAnswers, pathwayItems, pathwayWeeks } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { asItem } from '#worker/features/progress/find-items.ts'
import { gradeItem } from '#worker/features/progress/items/grade-item.ts'
import { showItem } from '#worker/features/progress/items/show-item.ts'
import { requireAwake } from '#worker/features/progress/scope.ts'
import { lockPerson } from '#worker/features/users/statements.ts'
import { readAnswers, toQuestion } from './queries.ts'
import { wrongToday } from './scope.ts'

/**
 * Code grades an answer to something that is asked about a week. A right one is the last word; after two wrong ones it rests until
 * the next day (UTC). What can't be read as an answer is not kept.
 * @throws DomainError not_found, conflict for one that rests
 */
export async function answerItem(
  { db, actor: { userId } }: UserContext,
  { itemId, answer }: z.output<typeof AnswerItemInput>,
): Promise<AnswerItemOutput> {
  const [found] = await db
    .select({ item: pathwayItems, objectives: pathwayWeeks.objectives })
    .from(pathwayItems)
    .innerJoin(
      pathwayWeeks,
      and(eq(pathwayWeeks.pathwayId, pathwayItems.pathwayId), eq(pathwayWeeks.week, pathwayItems.week)),
    )
    .where(eq(pathwayItems.id, itemId))
  if (!found) throw new DomainError('not_found', 'This question does not exist any more.')
  const item = asItem(found.item)
  const { outcome, why } = gradeItem(item, showItem(item, `${userId}:${itemId}`), answer)
  const isRight = outcome === 'right'
  const { kept, answers } = await batch(db, {
    locked: lockPerson(db, userId),
    kept: outcome === 'unreadable' ? null : keepAnswer(db, { userId, itemId, answer, isRight, feedback: why }),
    answers: readAnswers(db, userId, eq(pathwayAnswers.itemId, itemId)),
  })
  const question = toQuestion(userId, found.item, found.objectives, answers)
  const isCounted = Boolean(kept?.rowCount)
  requireAwake(kept !== undefined && !isCounted && !question.answer?.isRight)
  return { isCounted, isRight, feedback: why, question }
}

/** Statement: an answer, unless there is a right one, or as many wrong ones of today as there may be. */
function keepAnswer(db: Database, kept: typeof pathwayAnswers.$inferInsert & { userId: string }) {
  const isOfItem = and(eq(pathwayAnswers.userId, kept.userId), eq(pathwayAnswers.itemId, kept.itemId))
  return db.execute(
    insertSelect(
      pathwayAnswers,
      kept,
      sql`where not exists (select from ${pathwayAnswers} where ${isOfItem} and ${pathwayAnswers.isRight})
        and (select ${wrongToday} from ${pathwayAnswers} where ${isOfItem}) < ${TRIES_A_DAY}::int`,
    ),
  )
}
