import { and, eq } from 'drizzle-orm'
import type { Pairing } from '#shared/pairing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { pairingRequests } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { getPairing } from './queries.ts'
import { isOpen, overRequest } from './scope.ts'

/** Who asked takes their request back; again is no error. @throws DomainError not_found, forbidden for another's, conflict once it is agreed */
export async function endRequest(ctx: UserContext, input: { requestId: string }): Promise<Pairing> {
  const { db, actor } = ctx
  const { role, requestId } = await getPairing(ctx, input.requestId)
  if (role !== 'requester') throw new DomainError('forbidden', 'Only who asked can take the request back.')
  const isOwn = and(eq(pairingRequests.id, requestId), eq(pairingRequests.requesterId, actor.userId))
  await db.update(pairingRequests).set({ status: 'withdrawn' }).where(and(isOwn, isOpen))
  const after = await getPairing(ctx, input.requestId)
  if (after.status !== 'withdrawn' && after.status !== 'expired') throw overRequest()
  return after
}
