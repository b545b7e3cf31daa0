import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { InterestInput, Pairing } from '#shared/pairing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { pairingRequests, pairingResponses } from '#worker/db/schema/index.ts'
import { columnNames, excluded, insertSelect, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { getPairing } from './queries.ts'
import { isOpen, overRequest } from './scope.ts'
import { lockRequest, tell } from './statements.ts'

/**
 * The caller would pair (C032): who asked is told, and decides. Again is no error.
 * @throws DomainError not_found, invalid for one's own request and for a time that was not offered, conflict where it is over or the
 *   caller was declined
 */
export async function markInterest(
  ctx: UserContext,
  { requestId, slot }: z.output<typeof InterestInput>,
): Promise<Pairing> {
  const { db, actor } = ctx
  const { userId } = actor
  const pairing = await getPairing(ctx, requestId)
  if (pairing.role === 'requester') throw new DomainError('invalid', 'You cannot pair with yourself.')
  const chosen = offered(pairing, slot)
  const isThis = eq(pairingRequests.id, pairing.requestId)
  const mayAnswer = sql`${pairingResponses.status} in ('asked', 'interested')`
  await batch(db, {
    locked: lockRequest(db, pairing.requestId),
    answered: db.execute(
      insertSelect(
        pairingResponses,
        { requestId: pairing.requestId, acceptorId: userId, status: 'interested', slot: chosen },
        sql`from ${pairingRequests} where ${isThis} and ${isOpen}
          on conflict (${columnNames(pairingResponses.requestId, pairingResponses.acceptorId)}) do update set
            ${columnNames(pairingResponses.status)} = 'interested',
            ${columnNames(pairingResponses.slot)} = coalesce(${excluded(pairingResponses.slot)}, ${pairingResponses.slot})
          where ${mayAnswer}`,
      ),
    ),
    noted: db
      .update(pairingRequests)
      .set({ status: 'interested' })
      .where(sql`${isThis} and ${isOpen} and exists (select from ${pairingResponses}
        where ${pairingResponses.requestId} = ${pairingRequests.id} and ${pairingResponses.status} = 'interested')`),
    told: tell(
      db,
      { to: sql`${pairingRequests.requesterId}`, by: sql`${userId}::uuid`, kind: 'pairingInterested' },
      sql`join ${pairingResponses} on ${pairingResponses.requestId} = ${pairingRequests.id}
        where ${isThis} and ${eq(pairingResponses.acceptorId, userId)} and ${isOfThisBatch(pairingResponses)}`,
    ),
  })
  const after = await getPairing(ctx, requestId)
  const own = after.responses.find(({ person }) => person.userId === userId)?.status
  if (own === 'declined')
    throw new DomainError('conflict', 'They have declined. Their next request is open to you again.')
  if (own !== 'accepted' && !(own === 'interested' && after.status === 'interested')) throw overRequest()
  return after
}

/** One of the times that were offered, or none. @throws DomainError invalid for any other */
export function offered({ slots }: Pick<Pairing, 'slots'>, slot: string | null | undefined): string | null {
  if (!slot) return null
  const chosen = slots.find((one) => Date.parse(one) === Date.parse(slot))
  if (!chosen) throw new DomainError('invalid', 'Choose one of the times that were offered.')
  return chosen
}
