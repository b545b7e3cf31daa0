import type * as z from 'zod'
import type { RequestTokenInput, StartSignInOutput } from '#shared/auth/schemas.ts'
import type { RequestContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { startSignIn } from './start-sign-in.ts'

/**
 * Begins a sign-in with X for who sends the browser there themselves (C095, R-AUTH-05): the state is X's request token.
 * @throws DomainError invalid for a host to come back to that is not ours (SEC-15), not_configured, upstream
 */
export async function startTwitterSignIn(
  ctx: RequestContext,
  { invite, host }: z.output<typeof RequestTokenInput>,
): Promise<StartSignInOutput> {
  const own = new URL(ctx.env.APP_URL)
  const isOwn = !host || [own.origin, own.host].includes(host.replace(/\/$/, ''))
  if (!isOwn) throw new DomainError('invalid', 'This host is not ours.')
  return startSignIn(ctx, { provider: 'twitter', type: 'signIn', invite })
}
