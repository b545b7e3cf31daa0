import type { AnyProcedure } from '@trpc/server'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { LIMITS, type LimitName } from '#worker/http/limits.ts'
import { appRouter } from '#worker/router.ts'
import type { Meta } from '#worker/trpc.ts'

/** The table of limits, walked: who names which row, and that each of the database's holds under calls at once. */

const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>)
const limitsOf = (procedure: AnyProcedure) => (procedure._def as { meta?: Meta }).meta?.limit ?? []

const limits = Object.keys(LIMITS) as LimitName[]
const windows = limits.flatMap((name) => {
  const limit = LIMITS[name]
  return 'within' in limit ? [{ name, ...limit }] : []
})

/** Every call that asks Stripe, which counts our requests too. */
const ASKING_STRIPE = [
  ...['payment', 'history', 'invoices', 'portal', 'createPayment', 'createSubscription', 'previewChange'],
  ...['changeSubscription', 'cancelSubscription', 'resumeSubscription'],
]

/** Procedures that name a row, and the route that is no procedure. */
const callsCountedBy = (name: LimitName): string[] => [
  ...procedures.filter(([, procedure]) => limitsOf(procedure).includes(name)).map(([path]) => `/trpc/${path}`),
  ...(name === 'roadmaps' ? ['/gpt/pathway/learning/streaming/roadmap'] : []),
]

/** What a person did in this window, or in one before. */
const countBefore = (user: TestUser, name: LimitName, calls: number, { within = 'day', age = '0 days' } = {}) =>
  database().execute(sql`
    insert into call_counts (user_id, limit_name, window_start, calls)
    values (${user.userId}::uuid, ${name}, date_trunc(${within}, now(), 'UTC') - ${age}::interval, ${calls}::int)`)

/** A call without any input: a limit counts before that is read. */
const call = (path: string, token: string) => send(path, { token, body: {} })

it('every row is named by a call', () => {
  expect(limits.filter((name) => callsCountedBy(name).length === 0)).toEqual([])
})

it('what an author writes for nothing, what makes or deletes roadmaps, and what begins to pay is counted', () => {
  const counted = Object.fromEntries(windows.map(({ name }) => [name, callsCountedBy(name)]))
  expect(counted).toEqual({
    roadmaps: [
      '/trpc/roadmaps.create',
      '/trpc/roadmaps.clone',
      '/trpc/roadmaps.clonePath',
      '/trpc/roadmaps.import',
      '/gpt/pathway/learning/streaming/roadmap',
    ],
    removals: ['/trpc/roadmaps.remove'],
    deepDives: ['/trpc/roadmaps.deepDive'],
    sectionTexts: ['/trpc/progress.regenerateSection', '/trpc/roadmaps.addSection'],
    questions: ['/trpc/progress.askQuestions'],
    answers: ['/trpc/progress.judgeAnswer', '/trpc/progress.judgeReview', '/trpc/progress.judgeTestOut'],
    payments: ['/trpc/billing.createPayment', '/trpc/billing.createSubscription'],
  })
})

it('whatever asks Stripe or the maps service is counted by the minute', async () => {
  expect(callsCountedBy('stripe').sort()).toEqual(ASKING_STRIPE.map((name) => `/trpc/billing.${name}`).sort())
  expect(callsCountedBy('place')).toEqual(['/trpc/billing.currency'])
  const { token } = await createUser()
  const answers = await Promise.all(Array.from({ length: 40 }, () => call('/trpc/billing.portal', token)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

it('what anybody may read of the library is counted by address, and not by person', async () => {
  expect(callsCountedBy('publicReads').sort()).toEqual([
    '/trpc/library.get',
    '/trpc/library.list',
    '/trpc/roadmaps.listPublic',
  ])
  const read = (address: string) => send('/trpc/library.get?input={}', { address })
  const answers = await Promise.all(Array.from({ length: 300 }, () => read('203.0.113.9')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(60)
  expect((await read('203.0.113.10')).status).toBe(400)
})

it('the assistant takes the quota: every model call that belongs to no roadmap (G-QUOTA-01)', () => {
  const ofRoadmap = /^\/gpt\/(pathway\/|bot\/prompts$)/
  const unpaid = procedures.filter(([, procedure]) => {
    const { rest, quota } = (procedure._def as { meta?: Meta }).meta ?? {}
    return rest?.path.startsWith('/gpt/') && ofRoadmap.test(rest.path) === (quota !== undefined)
  })
  expect(unpaid.map(([name]) => name)).toEqual([])
})

describe.each(windows)('$name: $most a $within', ({ name, most, within, sentence }) => {
  it.each(callsCountedBy(name))('%s: of 32 calls at once, one fits in', async (path) => {
    const user = await createUser()
    await countBefore(user, name, most - 1, { within })
    const answers = await Promise.all(Array.from({ length: 32 }, () => call(path, user.token)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(31)
    expect(await refused[0]?.text()).toContain(sentence)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const { rows } = await database().execute(sql`select calls from call_counts where user_id = ${user.userId}::uuid`)
    expect(rows).toEqual([{ calls: most }])
  })
})

describe('a window', () => {
  it('begins anew the next day', async () => {
    const user = await createUser()
    await countBefore(user, 'removals', LIMITS.removals.most, { age: '1 day' })
    expect((await call('/trpc/roadmaps.remove', user.token)).status).toBe(400)
  })

  it('is not used up by whoever has an ended session, nor for somebody else', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    await database().execute(sql`update sessions set revoked_at = now() where user_id = ${user.userId}::uuid`)
    expect((await call('/trpc/roadmaps.remove', user.token)).status).toBe(401)
    expect((await call('/trpc/roadmaps.remove', other.token)).status).toBe(400)
    const { rows } = await database().execute<{ user_id: string }>(sql`
      select user_id from call_counts where user_id in (${user.userId}::uuid, ${other.userId}::uuid)`)
    expect(rows).toEqual([{ user_id: other.userId }])
  })
})
