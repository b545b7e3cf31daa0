import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AnswerPairingInput, Pairing } from '#shared/pairing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { pairingRequests, pairingResponses } from '#worker/db/schema/index.ts'
import { isOfThisBatch } from '#worker/db/sql.ts'
import { findDecision } from './find-partner.ts'
import { offered } from './mark-interest.ts'
import { getPairing } from './queries.ts'
import { isOpen, overRequest } from './scope.ts'
import { lockRequest, tell } from './statements.ts'

/**
 * The notified party says yes (C033, G-PAIR-02): who asked, to somebody who is interested; or who was asked by name. One person is
 * accepted, whoever else says yes at the same time. Again is no error.
 * @throws DomainError not_found, forbidden for whoever was asked nothing, conflict where it is over or accepted with another
 */
export async function acceptRequest(ctx: UserContext, input: AnswerPairingInput): Promise<Pairing> {
  const { db, actor } = ctx
  const { userId } = actor
  const { pairing, partnerId, otherId, isThis, isTheirs } = await findDecision(ctx, input)
  const slot = offered(pairing, input.slot)
  const { requestId } = pairing
  const stillOpen = sql`exists (select from ${pairingRequests} where ${isThis} and ${isOpen})`
  await batch(db, {
    locked: lockRequest(db, requestId),
    accepted: db
      .update(pairingResponses)
      .set({ status: 'accepted', slot: sql`coalesce(${slot}::timestamptz, ${pairingResponses.slot})` })
      .where(and(isTheirs, inArray(pairingResponses.status, ['asked', 'interested']), stillOpen)),
    agreed: db
      .update(pairingRequests)
      .set({
        ...{ status: 'accepted', acceptorId: partnerId, acceptedAt: sql`now()` },
        chosenSlot: sql`(select ${pairingResponses.slot} from ${pairingResponses} where ${isTheirs})`,
      })
      .where(
        sql`${isThis} and ${isOpen} and exists (select from ${pairingResponses}
          where ${isTheirs} and ${pairingResponses.status} = 'accepted')`,
      ),
    told: tell(
      db,
      {
        to: sql`${otherId}::uuid`,
        by: sql`${userId}::uuid`,
        kind: 'pairingAccepted',
      },
      sql`where ${isThis} and ${eq(pairingRequests.acceptorId, partnerId)} and ${isOfThisBatch(pairingRequests)}`,
    ),
  })
  const after = await getPairing(ctx, requestId)
  const isWithThem =
    after.role === 'partner' ||
    after.responses.some((one) => one.person.userId === partnerId && one.status === 'accepted')
  if (after.status !== 'accepted' || !isWithThem) throw overRequest()
  return after
}
