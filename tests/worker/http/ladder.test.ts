import { TRPCError } from '@trpc/server'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import { createSubscription, createUser, database } from '#tests/support/worker/factories.ts'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import {
  adminProcedure,
  createCallerFactory,
  proProcedure,
  router,
  userProcedure,
  visitorProcedure,
} from '#worker/trpc.ts'

/** A small router with a procedure on every rung, and what a call may need besides. */
const rungs = {
  visitor: visitorProcedure.query(() => 'done'),
  user: userProcedure.query(({ ctx }) => ctx.actor.userId),
  pro: proProcedure.query(() => 'done'),
  admin: adminProcedure.query(() => 'done'),
}
const createCaller = createCallerFactory(
  router({
    ...rungs,
    changeAsPro: proProcedure.mutation(() => 'done'),
    changeAsAdmin: adminProcedure.mutation(() => 'done'),
    limited: visitorProcedure
      .meta({ limit: ['inviteCode'] })
      .input(z.object({ code: z.string() }))
      .query(() => 'done'),
    awaited: userProcedure
      .meta({ quota: 'assistant' })
      .input(z.custom<Promise<void>>())
      .mutation(({ input }) => input),
    ask: userProcedure
      .meta({ quota: 'assistant' })
      .input(z.object({ fails: z.boolean() }))
      .mutation(({ input }) => {
        if (input.fails) throw new DomainError('upstream', 'No answer.')
        return 'answer'
      }),
  }),
)

async function callerOf(user?: TestUser, changes?: Partial<Env>) {
  const { ctx } = await callerFor(user?.token, changes)
  return createCaller(ctx)
}

/** How many calls are on their way, as the database counts them. */
async function goingOn(userId: string): Promise<number> {
  const { rows } = await database().execute<{ calls: number }>(sql`
    select calls from call_counts where user_id = ${userId}::uuid and window_start > 'epoch'`)
  return rows[0]?.calls ?? 0
}

const refusalOf = async (call: Promise<unknown>) => {
  const failure: unknown = await call.catch((thrown: unknown) => thrown)
  if (!(failure instanceof TRPCError)) throw new Error('It was not refused.')
  return [failure.code, failure.message]
}

const SIGN_IN = ['UNAUTHORIZED', 'Please sign in first.']
const ENDED = ['UNAUTHORIZED', 'Your session has ended. Please sign in again.']
const NOT_PRO = ['FORBIDDEN', 'This is part of the Pro plan.']
const NOT_ADMIN = ['FORBIDDEN', 'This is for administrators.']

describe('R-PROD-03: who may call what', () => {
  it('a visitor: only what is open', async () => {
    const api = await callerOf()
    expect(await api.visitor()).toBe('done')
    for (const rung of ['user', 'pro', 'admin'] as const) expect(await refusalOf(api[rung]())).toEqual(SIGN_IN)
    expect(await refusalOf(api.changeAsPro())).toEqual(SIGN_IN)
  })

  it('a signed-in person: neither what Pro has nor what administrators do', async () => {
    const user = await createUser()
    const api = await callerOf(user)
    expect(await api.user()).toBe(user.userId)
    expect(await refusalOf(api.pro())).toEqual(NOT_PRO)
    expect(await refusalOf(api.changeAsPro())).toEqual(NOT_PRO)
    expect(await refusalOf(api.admin())).toEqual(NOT_ADMIN)
    expect(await refusalOf(api.changeAsAdmin())).toEqual(NOT_ADMIN)
  })

  it('Pro: while the plan lives, and no longer', async () => {
    const [user, former] = await Promise.all([createUser(), createUser()])
    await createSubscription({ userId: user.userId, status: 'active', ends: '1 month' })
    await createSubscription({ userId: former.userId, status: 'canceled', ends: '-1 day' })
    const api = await callerOf(user)
    expect([await api.pro(), await api.changeAsPro()]).toEqual(['done', 'done'])
    expect(await refusalOf(api.admin())).toEqual(NOT_ADMIN)
    expect(await refusalOf((await callerOf(former)).pro())).toEqual(NOT_PRO)
  })

  it('an administrator: what administrators do, not what others pay for', async () => {
    const user = await createUser()
    await database().execute(sql`update users set is_admin = true where id = ${user.userId}::uuid`)
    const api = await callerOf(user)
    expect([await api.admin(), await api.changeAsAdmin()]).toEqual(['done', 'done'])
    expect(await refusalOf(api.pro())).toEqual(NOT_PRO)
  })

  it('whose session has ended: nothing, on every rung', async () => {
    const user = await createUser()
    await createSubscription({ userId: user.userId, status: 'active', ends: '1 month' })
    await database().execute(sql`update users set is_admin = true where id = ${user.userId}::uuid`)
    await database().execute(sql`update sessions set revoked_at = now() where user_id = ${user.userId}::uuid`)
    const api = await callerOf(user)
    for (const rung of ['visitor', 'user', 'pro', 'admin'] as const) expect(await refusalOf(api[rung]())).toEqual(ENDED)
    expect(await refusalOf(api.changeAsAdmin())).toEqual(ENDED)
  })
})

describe('what else a call needs', () => {
  it('a limit counts before the input is read', async () => {
    const keys: string[] = []
    const count = async ({ key }: { key: string }) => ({ success: keys.push(key) <= 1 })
    const api = await callerOf(undefined, { INVITE_LIMIT: { limit: count } as RateLimit })
    const wrong = () => api.limited({ code: 1 } as never)
    expect((await refusalOf(wrong()))[0]).toBe('BAD_REQUEST')
    expect(await refusalOf(wrong())).toEqual([
      'TOO_MANY_REQUESTS',
      'Too many invitation codes. Please wait a minute and try again.',
    ])
    expect(keys).toHaveLength(2)
  })

  it('SEC-18: a call that names no limit by the minute is a read, and of an administrator a call of theirs', async () => {
    const counted: string[] = []
    const counting = (name: string) => ({
      limit: async ({ key }: { key: string }) => ({ success: counted.push(`${name} ${key}`) > 0 }),
    })
    const admin = await createUser()
    await database().execute(sql`update users set is_admin = true where id = ${admin.userId}::uuid`)
    const names = ['READ_LIMIT', 'VISITOR_LIMIT', 'ADMIN_LIMIT', 'INVITE_LIMIT'] as const
    const env = Object.fromEntries(names.map((name) => [name, counting(name)]))
    const [visitor, api] = await Promise.all([callerOf(undefined, env), callerOf(admin, env)])
    await visitor.visitor()
    await api.user()
    await api.admin()
    await visitor.limited({ code: 'one' })
    expect(counted.map((line) => line.replace(/:[\d.]+$/, ':address'))).toEqual([
      'VISITOR_LIMIT reads:address',
      `READ_LIMIT reads:${admin.userId}`,
      `ADMIN_LIMIT admin:${admin.userId}`,
      'INVITE_LIMIT inviteCode:address',
    ])
  })

  it('SEC-18: two answers of a model may be on their way, of one person; a third waits for one of them', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const [api, others] = await Promise.all([callerOf(user), callerOf(other)])
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const begun = [api.awaited(first.promise), api.awaited(second.promise)]
    await vi.waitFor(async () => expect(await goingOn(user.userId)).toBe(2))
    const WAIT = ['TOO_MANY_REQUESTS', 'Two answers are still on their way. Please wait for one of them.']
    expect(await refusalOf(api.awaited(Promise.resolve()))).toEqual(WAIT)
    await others.awaited(Promise.resolve())
    first.resolve()
    await begun[0]
    await vi.waitFor(async () => expect(await goingOn(user.userId)).toBe(1))
    await api.awaited(Promise.resolve())
    // what was begun by a worker that is gone has ended, six minutes later
    await database().execute(sql`
      update call_counts set calls = 2, window_start = now() - interval '7 minutes' where user_id = ${user.userId}::uuid`)
    await api.awaited(Promise.resolve())
    second.resolve()
    await begun[1]
  })

  it('a quota is taken by a call that succeeds and given back by one that fails or is refused', async () => {
    const user = await createUser()
    const api = await callerOf(user)
    const used = async () => {
      const { rows } = await database().execute<{ used: number }>(
        sql`select used from api_quotas where user_id = ${user.userId}::uuid`,
      )
      return rows[0]?.used ?? 0
    }
    expect(await api.ask({ fails: false })).toBe('answer')
    expect(await used()).toBe(1)
    expect(await refusalOf(api.ask({ fails: true }))).toEqual(['BAD_GATEWAY', 'No answer.'])
    expect((await refusalOf(api.ask({ fails: 'yes' } as never)))[0]).toBe('BAD_REQUEST')
    expect(await used()).toBe(1)
    await database().execute(sql`update api_quotas set used = 20 where user_id = ${user.userId}::uuid`)
    expect(await refusalOf(api.ask({ fails: false }))).toEqual(['TOO_MANY_REQUESTS', 'API quota exceeded'])
  })
})
