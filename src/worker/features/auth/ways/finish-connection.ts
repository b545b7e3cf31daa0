import type { ConnectionInput, ConnectionOutput } from '#shared/auth/ways-schemas.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { DomainError } from '#worker/errors.ts'
import { findOwners, keepToken, linkAccount, lockAccount } from '#worker/features/users/ways/statements.ts'
import { PROVIDERS } from '#worker/integrations/providers.ts'
import { finishVisit } from '../finish-visit.ts'

/**
 * Ends a connect flow: the account is one's own from now on, if it was nobody's, and its token is kept, sealed (1§4, C092).
 * @returns a reference to the stored token, never the token (SEC-03)
 * @throws DomainError forbidden for another person's account or a second one of the same provider, conflict where its address
 *   is another person's, invalid for a foreign or used state or code, upstream
 */
export async function finishConnection(
  ctx: RequestContext & UserContext,
  returned: ConnectionInput,
): Promise<ConnectionOutput> {
  const { db, actor } = ctx
  const purposes = ['link', 'connectGithub', 'addCodespaces', 'addPosts', 'signIn', 'signUp'] as const
  const { account } = await finishVisit(ctx, { ...returned, purposes, userId: actor.userId })
  const { owners, kept } = await batch(db, {
    locked: lockAccount(db, account),
    owners: findOwners(db, account),
    linked: linkAccount(db, account, actor.userId),
    kept: keepToken(db, account, actor.userId),
  })
  const [own] = kept
  if (own) {
    const { provider, username } = account
    return { tokenReference: `${provider}:${own.id}`, provider, username, scopes: own.scopes }
  }
  const { label } = PROVIDERS[account.provider]
  const isAddressOfAnother = owners.some(({ userId, isAccount }) => userId !== actor.userId && !isAccount)
  if (isAddressOfAnother && owners.every(({ isAccount }) => !isAccount)) {
    throw new DomainError('conflict', `The address of this ${label} account belongs to another account here.`)
  }
  throw new DomainError('forbidden', `That ${label} account is not the one you sign in with.`)
}
