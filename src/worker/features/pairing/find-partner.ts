import { and, eq, sql } from 'drizzle-orm'
import type { AnswerPairingInput, Pairing } from '#shared/pairing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { notifications, pairingRequests, pairingResponses } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { getPairing } from './queries.ts'
import { overRequest } from './scope.ts'

/**
 * Whose answer is decided about: of who asked, somebody who answered; of whoever was asked by name, themselves (G-PAIR-02).
 * @throws DomainError forbidden for whoever was asked nothing, invalid where it is not clear whom, not_found for who did not answer
 */
function findPartner(pairing: Pairing, userId: string, partnerId: string | undefined): string {
  if (pairing.role !== 'requester') {
    if (partnerId && asId(partnerId, 'person') !== userId) throw notYours()
    if (!pairing.isAddressed) throw notYours()
    return userId
  }
  const answered = pairing.responses.filter(({ status }) => status !== 'asked')
  if (!partnerId) {
    const waiting = answered.filter(({ status }) => status === 'interested')
    const [only, ...others] = waiting
    if (only && others.length === 0) return only.person.userId
    if (pairing.status !== 'requested' && pairing.status !== 'interested') throw overRequest()
    throw new DomainError('invalid', 'Say whom you mean.')
  }
  const id = asId(partnerId, 'person')
  if (!answered.some(({ person }) => person.userId === id))
    throw new DomainError('not_found', 'This person has not answered your request.')
  return id
}

const notYours = () => new DomainError('forbidden', 'Who asked decides about this; say that you are interested.')

/** The request that somebody decides about, with whose answer is meant, and who is to hear of it. @throws DomainError as its parts */
export async function findDecision(ctx: UserContext, { requestId, partnerId, notificationId }: AnswerPairingInput) {
  const { userId } = ctx.actor
  const pairing = await getPairing(ctx, requestId)
  await checkNotification(ctx, pairing, notificationId)
  const theirs = findPartner(pairing, userId, partnerId)
  const isOfRequest = eq(pairingResponses.requestId, pairing.requestId)
  return {
    ...{ pairing, partnerId: theirs, otherId: userId === theirs ? pairing.requester.userId : theirs },
    isThis: eq(pairingRequests.id, pairing.requestId),
    isTheirs: sql`${isOfRequest} and ${eq(pairingResponses.acceptorId, theirs)}`,
  }
}

/** A notification that is sent along is the caller's own, and of this request (C033). @throws DomainError not_found */
async function checkNotification(
  { db, actor: { userId } }: UserContext,
  { requestId }: Pairing,
  notificationId: string | undefined,
): Promise<void> {
  if (notificationId === undefined) return
  const isThis = eq(notifications.id, asId(notificationId, 'notification'))
  const isOfIt = sql`${notifications.key} like ${`pairing:${requestId}:%`}`
  const [found] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isThis, eq(notifications.userId, userId), isOfIt))
  if (!found) throw new DomainError('not_found', 'This notification does not exist.')
}
