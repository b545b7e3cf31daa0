import { and, arrayOverlaps, eq, or, sql } from 'drizzle-orm'
import type { AuthProvider } from '#shared/auth/schemas.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { formerAccountHash, formerUserId } from '#worker/db/former-ids.ts'
import { accountRemovals, oauthAccounts, signUpTickets } from '#worker/db/schema/index.ts'
import { removeCustomer } from '#worker/features/billing/removal/remove-customer.ts'
import { handOverPayments, lockPayments } from '#worker/features/billing/removal/statements.ts'
import { withdrawAll } from '#worker/features/certificates/statements.ts'
import { handOverCredits } from '#worker/features/credits/removal/statements.ts'
import { lockBalance } from '#worker/features/credits/statements.ts'
import { removeUploads } from '#worker/features/profiles/statements.ts'
import { handOverReputation } from '#worker/features/reputation/statements.ts'
import { lockRoadmaps, removeAllRoadmaps } from '#worker/features/roadmaps/removal/remove-all-roadmaps.ts'
import { addFormer, keepFormerAccounts, lockPerson, removePerson } from '#worker/features/users/removal/statements.ts'
import { describeFailure } from '#worker/log.ts'
import { revokeSealed } from '../ways/revoke-access.ts'

/**
 * Clears away what an account that is being removed has left. Each step may be cut short and done again; the last one, which
 * the name goes with, is one transaction. Afterwards only the ledgers know that there was somebody, by a hash.
 * @throws DomainError upstream while Stripe does not answer; whatever came up since is found by the next try
 */
async function finishRemoval(ctx: Context, userId: string): Promise<void> {
  const { db } = ctx
  const removal = await db.query.accountRemovals.findFirst({ where: eq(accountRemovals.userId, userId) })
  if (!removal) return
  await removeCustomer(ctx, userId)
  await removeAllRoadmaps(ctx, userId)
  await removeUploads(ctx.env, userId)
  await letGo(ctx, userId)
  ctx.log('account_removed', { attempts: removal.attempts })
}

/** How long one try may take, after which another begins. */
export const LEASE_MINUTES = 5
/** After each run of the job that failed too, the next is twice as far away, half a day at most. */
const PUT_OFF = { minutes: 15, mostMinutes: 720 }

/** One try, whose failure is logged. @returns whether nothing is left to do */
export async function tryRemoval(ctx: Context, userId: string): Promise<boolean> {
  try {
    await finishRemoval(ctx, userId)
    return true
  } catch (failure) {
    ctx.log('removal_put_off', { failure: describeFailure(failure) })
    return false
  }
}

/** Gives up the lease of what failed, to the next run of the job at first. */
export async function putOff({ db }: Context, userId: string): Promise<void> {
  const minutes = sql`least(${PUT_OFF.minutes} * (power(2, ${accountRemovals.attempts} - 1) - 1), ${PUT_OFF.mostMinutes})`
  await db
    .update(accountRemovals)
    .set({ leaseUntil: sql`now() + make_interval(mins => ${minutes}::int)` })
    .where(eq(accountRemovals.userId, userId))
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
    ticketsRemoved: removeTickets(db, accounts),
    reputation: handOverReputation(db, userId, formerId),
    certificates: withdrawAll(db, userId, formerId),
    // refused while there is a customer, whom somebody else made meanwhile and who would go on paying
    removed: removePerson(db, userId),
  })
}

/** Statement: a sign-up that was begun beside the account, with one of its providers or addresses, goes with it. */
function removeTickets(db: Database, accounts: (typeof oauthAccounts.$inferSelect)[]) {
  const isAccount = accounts.map(({ provider, providerAccountId }) =>
    and(eq(signUpTickets.provider, provider), eq(signUpTickets.providerAccountId, providerAccountId)),
  )
  const addresses = accounts.flatMap(({ email }) => email ?? [])
  const isAddress = addresses.length > 0 ? arrayOverlaps(signUpTickets.emails, addresses) : undefined
  return db.delete(signUpTickets).where(or(sql`false`, ...isAccount, isAddress))
}
