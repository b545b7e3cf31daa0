import type { Pairing, UpdatePairingInput } from '#shared/pairing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { acceptRequest } from './accept-request.ts'
import { declineRequest } from './decline-request.ts'
import { endRequest } from './end-request.ts'
import { markInterest } from './mark-interest.ts'
import { getPairing } from './queries.ts'

/** Brings a request into a state by whoever may (C031): who asked takes it back by declining it without naming anybody. */
export async function updateRequest(ctx: UserContext, { requestId, status }: UpdatePairingInput): Promise<Pairing> {
  if (status === 'interested') return markInterest(ctx, { requestId })
  if (status === 'accepted') return acceptRequest(ctx, { requestId })
  const { role } = await getPairing(ctx, requestId)
  return role === 'requester' ? endRequest(ctx, { requestId }) : declineRequest(ctx, { requestId })
}
