import type { StartConnectionInput, StartSignInOutput } from '#shared/auth/schemas.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { startVisit } from './start-visit.ts'

/**
 * Begins what only somebody signed in can: another way to sign in, or more that we may do at GitHub, each asked for by
 * itself (1§4, SEC-03). @throws DomainError invalid where GitHub is asked of another, not_configured, upstream
 */
export async function startConnection(
  ctx: RequestContext & UserContext,
  { provider, type }: StartConnectionInput,
): Promise<StartSignInOutput> {
  if (type !== 'link' && provider !== 'github') throw new DomainError('invalid', 'Only GitHub can be asked for this.')
  return startVisit(ctx, { provider, purpose: type, userId: ctx.actor.userId })
}
