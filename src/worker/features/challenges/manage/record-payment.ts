import { and, eq, gte, sql } from 'drizzle-orm'
import type { NotePaymentInput } from '#shared/challenges/manage-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengePrizes } from '#worker/db/schema/index.ts'
import { isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'

/**
 * A prize was paid, as its sponsor says, with the day and how. We move no money.
 * @throws DomainError not_found for a place that nobody has won, invalid for a day before the decision or to come
 */
export async function recordPayment(
  { db, actor }: UserContext,
  { challengeId, place, paidOn, note: how }: NotePaymentInput,
): Promise<void> {
  const isIt = and(eq(challengePrizes.challengeId, challengeId), eq(challengePrizes.place, place))
  // at the end of that day, so that the day of the decision is one
  const paidAt = sql`least(${paidOn}::date + interval '1 day' - interval '1 second', now())`
  const isPossible = and(
    gte(paidAt, challengePrizes.promisedAt),
    sql`${paidOn}::date <= (now() + interval '14 hours')::date`,
  )
  const { known, paid } = await batch(db, {
    known: db.select({ place: challengePrizes.place }).from(challengePrizes).where(isIt),
    paid: db
      .update(challengePrizes)
      .set({ paidAt, note: how })
      .where(and(isIt, isPossible))
      .returning({ place: challengePrizes.place }),
    noted: note(
      db,
      {
        ...{ adminId: actor.userId, personId: null, action: 'challenges.pay', reason: how },
        details: `${challengeId}: place ${place}, ${paidOn}`,
      },
      sql`from ${challengePrizes} where ${isIt} and ${isOfThisBatch(challengePrizes)}`,
    ),
  })
  if (known.length === 0) throw new DomainError('not_found', 'Nobody has won this prize.')
  if (paid.length === 0) throw new DomainError('invalid', 'It was paid between the decision and today.')
}
