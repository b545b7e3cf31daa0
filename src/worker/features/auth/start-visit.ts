import { sql } from 'drizzle-orm'
import { SIGN_IN_LIFETIME_SECONDS } from '#shared/auth/rules.ts'
import type { Introduction } from '#shared/auth/schemas.ts'
import { randomToken, sha256 } from '#worker/bearer.ts'
import type { RequestContext } from '#worker/context.ts'
import { oauthStates } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { PROVIDERS } from '#worker/integrations/providers.ts'
import { type Purpose, returnPathOf, SCOPES } from './rules.ts'

interface NewVisit {
  provider: keyof typeof PROVIDERS
  purpose: Purpose
  userId?: string
  inviteCode?: string | undefined
  redirect?: string | null
  introduction?: Introduction | undefined
}

/**
 * Sends a browser to a provider: stores a one-time state with what the provider wants to see again, and answers the page
 * (1§4, G-AUTH-03, SEC-15). Only this browser can come back with it.
 * @throws DomainError not_configured for a provider that this deployment has no credentials for (G-AUTH-04), upstream
 */
export async function startVisit({ env, db, browser }: RequestContext, visit: NewVisit) {
  const { provider: name, purpose, inviteCode, ...kept } = visit
  const provider = PROVIDERS[name]
  if (!provider.isConfigured(env)) {
    const what = name === 'discord' ? 'Connecting' : 'Sign-in with'
    throw new DomainError('not_configured', `${what} ${provider.label} is not available here.`)
  }
  const nonce = randomToken()
  const asked = { state: inviteCode ? `${nonce}.${inviteCode}` : nonce, returnPath: returnPathOf(name, purpose) }
  const begun = await provider.begin(env, { ...asked, scopes: SCOPES[purpose] ?? [] })
  if (browser.key === null) Object.assign(browser, { key: randomToken() })
  // its cookie lasts as long as its last visit
  browser.isNew = true
  await db.insert(oauthStates).values({
    ...kept,
    ...{ provider: name, purpose, inviteCode, codeVerifier: begun.secret },
    stateHash: await sha256(nonceOf(begun.state)),
    browserHash: await sha256(browser.key ?? ''),
    expiresAt: sql`now() + make_interval(secs => ${SIGN_IN_LIFETIME_SECONDS}::int)`,
  })
  return { url: begun.url.href, state: begun.state }
}

/** The state is `<nonce>.<invitation code>`, or X's request token. */
export const nonceOf = (state: string): string => state.split('.')[0] ?? ''
