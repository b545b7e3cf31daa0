import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { RemoveAccountInput } from '#shared/auth/removal-schemas.ts'
import { type Context, createSystemContext, type UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { accountRemovals } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { endAccount, endEverySession } from '#worker/features/users/removal/statements.ts'
import { describeFailure } from '#worker/log.ts'
import { LEASE_MINUTES, putOff, tryRemoval } from './finish-removal.ts'
import { previewRemoval } from './queries.ts'

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
  const finished = finishSoon(createSystemContext(env, 'remove-accounts'), userId)
  // the lease ends by itself
  ctx.waitUntil(finished.catch((failure) => log('removal_put_off', { failure: describeFailure(failure) })))
}

/** What fails at first mostly works a moment later; what does not is for the job. */
const TRY_AGAIN_AFTER_MS = [1000, 4000]

async function finishSoon(ctx: Context, userId: string): Promise<void> {
  for (const pauseMs of TRY_AGAIN_AFTER_MS) {
    if (await tryRemoval(ctx, userId)) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  if (!(await tryRemoval(ctx, userId))) await putOff(ctx, userId)
}

const plain = (login: string) => login.trim().replace(/^@/, '').toLowerCase()
