import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { RemoveAccountInput } from '#shared/auth/removal-schemas.ts'
import { createSystemContext, type UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { accountRemovals } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { endAccount, endEverySession } from '#worker/features/users/removal/statements.ts'
import { describeFailure } from '#worker/log.ts'
import { finishRemoval } from './finish-removal.ts'
import { previewRemoval } from './queries.ts'

/** How long one try may take, after which another begins. */
export const LEASE_MINUTES = 5

/**
 * Has the caller's account removed (SEC-30). Their sessions end with the answer; what they leave is cleared away behind it,
 * and by a job where that is cut short.
 * @throws DomainError invalid unless they typed their own login
 */
export async function removeAccount(ctx: UserContext, input: z.infer<typeof RemoveAccountInput>): Promise<void> {
  const { db, env, actor, log } = ctx
  const { userId } = actor
  const { login } = await previewRemoval(ctx)
  if (plain(input.login) !== plain(login)) throw new DomainError('invalid', `Please type ${login} to confirm.`)
  await batch(db, {
    ended: endAccount(db, userId),
    sessionsEnded: endEverySession(db, userId),
    begun: db
      .insert(accountRemovals)
      .values({ userId, leaseUntil: sql`now() + make_interval(mins => ${LEASE_MINUTES}::int)` })
      .onConflictDoNothing(),
  })
  const finished = finishRemoval(createSystemContext(env, 'remove-accounts'), userId)
  ctx.waitUntil(finished.catch((failure) => log('removal_put_off', { failure: describeFailure(failure) })))
}

const plain = (login: string) => login.trim().replace(/^@/, '').toLowerCase()
