import type { AuthProvider } from '#shared/auth/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { DomainError } from '#worker/errors.ts'
import { lockWays, unlinkAccount } from '#worker/features/users/ways/statements.ts'
import { revokeSealed } from './revoke-access.ts'

/**
 * Takes away one way to sign in, never the last, and has the provider take back what it gave us (SEC-03).
 * @throws DomainError conflict for the last way or one that is not there
 */
export async function removeWay(ctx: UserContext, { provider }: { provider: AuthProvider }) {
  const { db, actor } = ctx
  const { removed } = await batch(db, {
    locked: lockWays(db, actor.userId),
    removed: unlinkAccount(db, actor.userId, provider),
  })
  const [way] = removed
  if (!way) throw new DomainError('conflict', 'This is your only way to sign in. Add another one first.')
  return { isRevoked: await revokeSealed(ctx, provider, way.accessTokenEncrypted) }
}
