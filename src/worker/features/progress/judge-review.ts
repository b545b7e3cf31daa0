import { eq, sql } from 'drizzle-orm'
import type { JudgeReviewInput, ReviewVerdict } from '#shared/progress/mastery-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { libraryQuizItems, sectionTries } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { asItem } from './find-items.ts'
import { gradeItem } from './items/grade-item.ts'
import { showItem } from './items/show-item.ts'
import { readStandings } from './tries/reviews.ts'
import { standingsOf } from './tries/standings.ts'
import { lockTries } from './tries/statements.ts'

/**
 * Grades an answer to a question that came back, and keeps it in the ledger of tries: it moves the question's next day and its
 * objective's strength, completes nothing, earns nothing and makes good for nothing. A wrong one owes as any other does.
 * @throws DomainError not_found for what is not among the caller's completed sections, conflict for what is not due
 */
export async function judgeReview(ctx: UserContext, { itemId, answer }: JudgeReviewInput): Promise<ReviewVerdict> {
  const { db, actor } = ctx
  const { userId } = actor
  const isIt = eq(libraryQuizItems.id, itemId)
  const [found] = await readStandings(db, userId, isIt)
  if (!found) throw new DomainError('not_found', 'This question is not among your reviews.')
  const { objective, due } = found
  if (!found.isDue) throw notDue(due)
  const item = asItem(found)
  const { outcome, why, meaning } = gradeItem(item, showItem(item, `${userId}:${itemId}`), answer)
  const isRight = outcome === 'right'
  if (outcome === 'unreadable') return { isRight, isCounted: false, feedback: why, objective, dueAt: due }
  const judged = {
    answer,
    meaning,
    isRight,
    isAccepted: false,
    feedback: why,
    judge: 'items',
    purpose: 'review' as const,
  }
  const { tried, after } = await batch(db, {
    // two tabs at once: the second finds it no longer due
    personLocked: lockTries(db, userId),
    tried: db.execute(
      insertSelect(
        sectionTries,
        { ...judged, userId, itemId, sectionId: sql`standing."sectionId"` },
        sql`from ${standingsOf(userId)} standing where standing."itemId" = ${itemId} and standing.due <= now() returning ${sectionTries.id}`,
      ),
    ),
    after: readStandings(db, userId, isIt),
  })
  const dueAt = after[0]?.due ?? due
  if (tried.rows.length === 0) throw notDue(dueAt)
  return { isRight, isCounted: true, feedback: why, objective, dueAt }
}

const notDue = (due: string) =>
  new DomainError(
    'conflict',
    `This question was answered for today. It comes back from ${due.slice(0, 10)}, 00:00 UTC.`,
  )
