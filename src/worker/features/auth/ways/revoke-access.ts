import type { AuthProvider } from '#shared/auth/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { findSealedToken } from '#worker/features/users/queries.ts'
import { unsealToken } from '#worker/features/users/ways/seal-token.ts'
import { forgetToken } from '#worker/features/users/ways/statements.ts'
import { PROVIDERS } from '#worker/integrations/providers.ts'
import { describeFailure } from '#worker/log.ts'

/**
 * Takes back what a provider lets us do; signing in with it stays possible, and asks again there (SEC-03).
 * @throws DomainError conflict where there is nothing to take back
 */
export async function revokeAccess(ctx: UserContext, { provider }: { provider: AuthProvider }) {
  const sealed = await findSealedToken(ctx, provider)
  if (sealed === null) throw new DomainError('conflict', 'There is nothing to withdraw.')
  await forgetToken(ctx.db, ctx.actor.userId, provider)
  return { isRevoked: await revokeSealed(ctx, provider, sealed) }
}

/** The same as `revokeToken` for what is stored, if anything is. */
export async function revokeSealed(ctx: Context, provider: AuthProvider, sealed: string | null): Promise<boolean> {
  return sealed !== null && revokeToken(ctx, provider, await unsealToken(ctx.env.TOKEN_ENCRYPTION_KEY, sealed))
}

/** Whether the provider took it back. With us it is gone in any case, so its silence is no failure of ours. */
export async function revokeToken(
  { env, log }: Context,
  provider: keyof typeof PROVIDERS,
  token: string,
): Promise<boolean> {
  try {
    await PROVIDERS[provider].revoke(env, token)
    return true
  } catch (failure) {
    log('revoke_failed', { provider, failure: describeFailure(failure) })
    return false
  }
}
