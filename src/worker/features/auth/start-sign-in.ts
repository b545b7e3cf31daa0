import type { StartSignInInput, StartSignInOutput } from '#shared/auth/schemas.ts'
import type { RequestContext } from '#worker/context.ts'
import { ownPath } from './rules.ts'
import { startVisit } from './start-visit.ts'

/**
 * Begins a sign-in, or a sign-up that may make an account (1§4, I013, G-AUTH-06).
 * @throws DomainError not_configured for a provider that this deployment has no credentials for (G-AUTH-04), upstream
 */
export function startSignIn(ctx: RequestContext, input: StartSignInInput): Promise<StartSignInOutput> {
  const { provider, type, invite, introduction } = input
  const redirect = ownPath(input.redirect, ctx.env.APP_URL)
  return startVisit(ctx, { provider, purpose: type, inviteCode: invite || undefined, redirect, introduction })
}
