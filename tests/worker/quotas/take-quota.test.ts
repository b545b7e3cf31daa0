import { TRPCError } from '@trpc/server'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createSubscription, createUser, database } from '#tests/support/worker/factories.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { withQuota } from '#worker/features/quotas/take-quota.ts'
import { requireBearer } from '#worker/features/users/scope.ts'
import { errorBodyOf } from '#worker/http/error-body.ts'
import { retryAfter } from '#worker/http/limits.ts'

const contextOf = async (user: TestUser): Promise<UserContext> => requireBearer((await callerFor(user.token)).ctx)

const remaining = async (user: TestUser) => {
  const { api } = await callerFor(user.token)
  return (await api.quotas.check()).remaining
}

describe('the quota (G-QUOTA-01)', () => {
  it('R-PRIC-09: fifty calls at once: exactly twenty are made', async () => {
    const user = await createUser()
    const ctx = await contextOf(user)
    let made = 0
    const call = () =>
      withQuota(ctx, async () => {
        made += 1
      })
    const results = await Promise.allSettled(Array.from({ length: 50 }, call))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(made).toBe(20)
    expect(await remaining(user)).toBe(0)
  })

  it('a call that fails upstream is given back', async () => {
    const user = await createUser()
    const ctx = await contextOf(user)
    const failing = withQuota(ctx, () => Promise.reject(new DomainError('upstream', 'No answer.')))
    await expect(failing).rejects.toThrow('No answer.')
    expect(await remaining(user)).toBe(20)
    expect(await withQuota(ctx, async () => 'answer')).toBe('answer')
    expect(await remaining(user)).toBe(19)
  })

  it('at zero the refusal is a 429 that says when it resets', async () => {
    const user = await createUser()
    const ctx = await contextOf(user)
    await database().execute(sql`insert into api_quotas (user_id, period_start, used)
      values (${user.userId}::uuid, date_trunc('month', now() at time zone 'utc')::date, 20)`)
    const refusal: unknown = await withQuota(ctx, async () => 1).catch((failure: unknown) => failure)
    if (!(refusal instanceof DomainError)) throw new Error('It was not refused.')
    const error = new TRPCError({ code: refusal.trpcCode, message: refusal.message, cause: refusal })
    const { usage } = errorBodyOf(error)
    expect(errorBodyOf(error)).toMatchObject({ error: 'API quota exceeded', usage: { remaining: 0 } })
    expect(usage?.resetAt).toMatch(/-01T00:00:00.000Z$/)
    const seconds = (Date.parse(usage?.resetAt ?? '') - Date.now()) / 1000
    expect(Number(retryAfter([error])['retry-after'])).toBeGreaterThan(seconds - 5)
    expect(refusal.trpcCode).toBe('TOO_MANY_REQUESTS')
  })

  it('C090, D024: is told to the person alone, over REST too', async () => {
    const [user, other] = [await createUser(), await createUser()]
    const told = async (token?: string) => {
      const response = await send(`/bizdev/check/${user.userId}`, { token })
      return { status: response.status, body: await response.json() }
    }
    const usage = { remaining: 20, limit: 20, resetAt: expect.stringMatching(/-01T00:00:00.000Z$/) }
    expect(await told(user.token)).toEqual({ status: 200, body: { usage } })
    expect((await told(other.token)).status).toBe(403)
    expect((await told()).status).toBe(401)
  })

  it('Pro has five hundred, at once after the upgrade', async () => {
    const user = await createUser()
    const ctx = await contextOf(user)
    await database().execute(sql`insert into api_quotas (user_id, period_start, used)
      values (${user.userId}::uuid, date_trunc('month', now() at time zone 'utc')::date, 20)`)
    await expect(withQuota(ctx, async () => 1)).rejects.toThrow('API quota exceeded')
    await createSubscription({ userId: user.userId })
    expect(await withQuota(ctx, async () => 1)).toBe(1)
    expect(await remaining(user)).toBe(479)
  })

  it('a new month starts anew', async () => {
    const user = await createUser()
    await database().execute(sql`insert into api_quotas (user_id, period_start, used)
      values (${user.userId}::uuid, (date_trunc('month', now() at time zone 'utc') - interval '1 month')::date, 20)`)
    expect(await remaining(user)).toBe(20)
    expect(await withQuota(await contextOf(user), async () => 1)).toBe(1)
  })

  it('nobody else is asked or charged', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    await withQuota(await contextOf(user), async () => 1)
    expect(await remaining(other)).toBe(20)
  })
})
