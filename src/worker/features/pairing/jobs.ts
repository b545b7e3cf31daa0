import { and, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { pairingRequests } from '#worker/db/schema/index.ts'
import { isPast } from './scope.ts'
import { tell } from './statements.ts'

const SOME = 500

/** Requests whose time is over are over; of a pairing whose time has come both are asked once whether it happened. */
export async function endPairings({ db }: Context): Promise<void> {
  const ended = db
    .select({ id: pairingRequests.id })
    .from(pairingRequests)
    .where(
      and(inArray(pairingRequests.status, ['requested', 'interested']), lte(pairingRequests.expiresAt, sql`now()`)),
    )
    .limit(SOME)
  const due = db
    .select({ id: pairingRequests.id })
    .from(pairingRequests)
    .where(and(sql`${pairingRequests.status} = 'accepted'`, isNull(pairingRequests.dueToldAt), isPast))
    .limit(SOME)
  const [requester, partner] = [sql`${pairingRequests.requesterId}`, sql`${pairingRequests.acceptorId}`]
  // an array, which is not guessed to be half of the table
  const isDue = sql`${pairingRequests.id} = any(array(${due}))`
  const which = sql`where ${isDue}`
  await batch(db, {
    ended: db.update(pairingRequests).set({ status: 'expired' }).where(inArray(pairingRequests.id, ended)),
    requesters: tell(db, { to: requester, by: partner, kind: 'pairingDue' }, which),
    partners: tell(db, { to: partner, by: requester, kind: 'pairingDue' }, which),
    told: db.update(pairingRequests).set({ dueToldAt: sql`now()` }).where(isDue),
  })
}
