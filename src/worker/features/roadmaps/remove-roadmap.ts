import { sql } from 'drizzle-orm'
import { REFUND_WINDOW_HOURS } from '#shared/credits/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { giveBack, payDebts, readBalance } from '#worker/features/credits/statements.ts'

/**
 * Deletes the caller's roadmap and its deep dives (C125). Its credit comes back if it was never finished, or if it is younger than two hours
 * and the caller did not say otherwise; the database's clock and unique keys decide (2§4, G-LRN-09).
 * @throws DomainError forbidden for another's roadmap, not_found for an unknown or deleted one
 */
export async function removeRoadmap(ctx: UserContext, input: { id: string; returnCredit: boolean }) {
  const { userId } = ctx.actor
  const id = asId(input.id, 'roadmap')
  const deletedNow = sql`exists (
    select from roadmaps where id = ${id}::uuid and user_id = ${userId}::uuid and deleted_at = now()
  )`
  const isYoung = sql`exists (
    select from roadmaps where id = ${id}::uuid and created_at > now() - make_interval(hours => ${REFUND_WINDOW_HOURS}::int)
  )`
  const subject = { kind: 'roadmap', id } as const
  const { owners, returned, refunded, balances } = await batch(ctx.db, {
    owners: ctx.db.execute<{ user_id: string }>(sql`
      select user_id from roadmaps where id = ${id}::uuid and deleted_at is null for update`),
    removed: ctx.db.execute(sql`
      update roadmaps set deleted_at = now(), lease_owner = null, lease_until = null
      where (id = ${id}::uuid or parent_roadmap_id = ${id}::uuid) and user_id = ${userId}::uuid and deleted_at is null`),
    returned: giveBack(ctx.db, subject, 'return', deletedNow),
    refunded: giveBack(ctx.db, subject, 'refund', sql`${deletedNow} and ${isYoung} and ${input.returnCredit}::boolean`),
    debtsPaid: payDebts(ctx.db, subject),
    balances: readBalance(ctx.db, userId),
  })
  const owner = owners.rows[0]?.user_id
  if (!owner) throw new DomainError('not_found', 'This roadmap does not exist.')
  if (owner !== userId) throw new DomainError('forbidden', 'Only its owner can delete a roadmap.')
  return {
    isCreditReturned: returned.rows.length + refunded.rows.length > 0,
    credits: balances[0]?.balance ?? 0,
  }
}
