import { sql } from 'drizzle-orm'
import { SIGN_IN_LIFETIME_SECONDS } from '#shared/auth/schemas.ts'
import { randomToken, sha256 } from '#worker/bearer.ts'
import type { Context } from '#worker/context.ts'
import { oauthStates } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { githubAuthorizationUrl, newCodeVerifier } from '#worker/integrations/github.ts'

/**
 * Begins a sign-in: stores a one-time nonce and its PKCE verifier, and answers the provider's page (1§4, G-AUTH-03).
 * The state is `<nonce>.<invitation code>`; the browser keeps it to recognise its own return.
 * @throws DomainError not_configured for a provider that this deployment has no credentials for (G-AUTH-04)
 */
export async function startSignIn(ctx: Context, input: { provider: string; invite?: string | undefined }) {
  if (input.provider !== 'github') throw notAvailable(input.provider)
  const nonce = randomToken()
  const state = input.invite ? `${nonce}.${input.invite}` : nonce
  const codeVerifier = newCodeVerifier()
  await ctx.db.insert(oauthStates).values({
    stateHash: await sha256(nonce),
    provider: input.provider,
    codeVerifier,
    inviteCode: input.invite ?? null,
    expiresAt: sql`now() + make_interval(secs => ${SIGN_IN_LIFETIME_SECONDS}::int)`,
  })
  return { url: githubAuthorizationUrl(ctx.env, state, codeVerifier).href, state }
}

/** G-AUTH-04 */
export const notAvailable = (provider: string): DomainError =>
  new DomainError('not_configured', `Sign-in with ${provider} is not available here.`)
