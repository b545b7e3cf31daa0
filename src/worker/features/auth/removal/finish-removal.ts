import { eq } from 'drizzle-orm'
import type { AuthProvider } from '#shared/auth/schemas.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { formerAccountHash, formerUserId } from '#worker/db/former-ids.ts'
import { accountRemovals, oauthAccounts } from '#worker/db/schema/index.ts'
import { removeCustomer } from '#worker/features/billing/removal/remove-customer.ts'
import { handOverPayments, lockPayments } from '#worker/features/billing/removal/statements.ts'
import { withdrawAll } from '#worker/features/certificates/statements.ts'
import { handOverCredits } from '#worker/features/credits/removal/statements.ts'
import { lockBalance } from '#worker/features/credits/statements.ts'
import { handOverReputation } from '#worker/features/reputation/statements.ts'
import { lockRoadmaps, removeAllRoadmaps } from '#worker/features/roadmaps/removal/remove-all-roadmaps.ts'
import { addFormer, keepFormerAccounts, lockPerson, removePerson } from '#worker/features/users/removal/statements.ts'
import { revokeSealed } from '../ways/revoke-access.ts'

/**
 * Clears away what an account that is being removed has left. Each step may be cut short and done again; the last one, which
 * the name goes with, is one transaction. Afterwards only the ledgers know that there was somebody, by a hash.
 * @throws DomainError upstream while Stripe does not answer; whatever came up since is found by the next try
 */
export async function finishRemoval(ctx: Context, userId: string): Promise<void> {
  const { db } = ctx
  const removal = await db.query.accountRemovals.findFirst({ where: eq(accountRemovals.userId, userId) })
  if (!removal) return
  await removeCustomer(ctx, userId)
  await removeAllRoadmaps(ctx, userId)
  await letGo(ctx, userId)
  ctx.log('account_removed', { attempts: removal.attempts })
}

/** Locks in the order of everybody else, so that whoever writes for the person at this moment is done before, or finds nobody. */
async function letGo(ctx: Context, userId: string): Promise<void> {
  const { db, env } = ctx
  const accounts = await db.query.oauthAccounts.findMany({ where: eq(oauthAccounts.userId, userId) })
  // SEC-03; a provider that does not answer keeps nobody here
  await Promise.all(
    accounts.map(({ provider, accessTokenEncrypted }) =>
      revokeSealed(ctx, provider as AuthProvider, accessTokenEncrypted),
    ),
  )
  const hashes = await Promise.all(accounts.map((account) => formerAccountHash(env.SESSION_SECRET, account)))
  const formerId = await formerUserId(env.SESSION_SECRET, userId)
  await batch(db, {
    roadmapsLocked: lockRoadmaps(db, userId),
    paymentsLocked: lockPayments(db, userId),
    balanceLocked: lockBalance(db, userId),
    personLocked: lockPerson(db, userId),
    formerAdded: addFormer(db, userId, formerId),
    accountsKept: hashes.length > 0 ? keepFormerAccounts(db, hashes) : null,
    ...handOverCredits(db, userId, formerId),
    ...handOverPayments(db, userId, formerId),
    reputation: handOverReputation(db, userId, formerId),
    certificates: withdrawAll(db, userId, formerId),
    // refused while there is a customer, whom somebody else made meanwhile and who would go on paying
    removed: removePerson(db, userId),
  })
}
