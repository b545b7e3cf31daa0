import { and, inArray, sql } from 'drizzle-orm'
import type { AnswerPairingInput, Pairing } from '#shared/pairing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { pairingRequests, pairingResponses } from '#worker/db/schema/index.ts'
import { isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { findDecision } from './find-partner.ts'
import { getPairing } from './queries.ts'
import { isOpen } from './scope.ts'
import { lockRequest, tell } from './statements.ts'

/**
 * The notified party says no (C034): who asked, to somebody who is interested; or who was asked by name. The request stays open for
 * others. Again is no error.
 * @throws DomainError not_found, forbidden for whoever was asked nothing, conflict where the two have agreed already
 */
export async function declineRequest(ctx: UserContext, input: AnswerPairingInput): Promise<Pairing> {
  const { db, actor } = ctx
  const { userId } = actor
  const { pairing, otherId, isThis, isTheirs } = await findDecision(ctx, input)
  const { requestId } = pairing
  const others = sql`exists (select from ${pairingResponses}
    where ${pairingResponses.requestId} = ${pairingRequests.id} and ${pairingResponses.status} = 'interested')`
  const { theirs } = await batch(db, {
    locked: lockRequest(db, requestId),
    declined: db
      .update(pairingResponses)
      .set({ status: 'declined' })
      .where(and(isTheirs, inArray(pairingResponses.status, ['asked', 'interested']))),
    noted: db
      .update(pairingRequests)
      .set({ status: sql`case when ${others} then 'interested' else 'requested' end` })
      .where(and(isThis, isOpen)),
    told: tell(
      db,
      {
        to: sql`${otherId}::uuid`,
        by: sql`${userId}::uuid`,
        kind: 'pairingDeclined',
      },
      sql`join ${pairingResponses} on ${isTheirs}
        where ${isThis} and ${pairingResponses.status} = 'declined' and ${isOfThisBatch(pairingResponses)}`,
    ),
    theirs: db.select({ status: pairingResponses.status }).from(pairingResponses).where(isTheirs),
  })
  if (theirs[0]?.status !== 'declined') throw new DomainError('conflict', 'You have agreed to pair already.')
  return getPairing(ctx, requestId)
}
