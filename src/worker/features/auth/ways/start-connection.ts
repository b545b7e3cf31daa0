import type { StartSignInOutput } from '#shared/auth/schemas.ts'
import type { StartConnectionInput } from '#shared/auth/ways-schemas.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { PROVIDERS } from '#worker/integrations/providers.ts'
import { startVisit } from '../start-visit.ts'

/**
 * Begins what only somebody signed in can: another way to sign in, or more that we may do at GitHub, each asked for by
 * itself (1§4, SEC-03). @throws DomainError invalid where a provider is asked for what another gives, not_configured, upstream
 */
export async function startConnection(
  ctx: RequestContext & UserContext,
  { provider, type }: StartConnectionInput,
): Promise<StartSignInOutput> {
  const isGiven = GIVES[provider].includes(type)
  if (!isGiven) throw new DomainError('invalid', `${PROVIDERS[provider].label} cannot be asked for this.`)
  return startVisit(ctx, { provider, purpose: type, userId: ctx.actor.userId })
}

/** What each can be asked for. */
const GIVES: Readonly<Record<StartConnectionInput['provider'], readonly StartConnectionInput['type'][]>> = {
  github: ['link', 'connectGithub', 'addCodespaces'],
  google: ['link'],
  twitter: ['link', 'addPosts'],
  discord: ['connectDiscord'],
}
