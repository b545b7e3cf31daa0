import type { AuthProvider } from '#shared/auth/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { PROVIDERS } from '#worker/integrations/providers.ts'
import { unsealToken } from './seal-token.ts'
import { noteAsked } from './statements.ts'

/**
 * The caller's token at a provider, to ask something there in their name right now: that it was used is noted, and shown to
 * them (SEC-03, SEC-24). @param scope what it must allow beyond a sign-in
 * @throws DomainError conflict where they have not agreed to that, not_configured
 */
export async function takeToken(ctx: UserContext, provider: AuthProvider, scope?: string) {
  const { db, env, actor } = ctx
  const { label, isConfigured } = PROVIDERS[provider]
  if (!isConfigured(env)) throw new DomainError('not_configured', `${label} is not available here.`)
  const [account] = await noteAsked(db, actor.userId, provider, scope)
  if (!account) throw new DomainError('conflict', `Please allow this at ${label} first, in Settings.`)
  return { token: await unsealToken(env.TOKEN_ENCRYPTION_KEY, account.sealed), accountId: account.accountId }
}
