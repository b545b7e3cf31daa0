import type { AnyProcedure } from '@trpc/server'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { LIMITS, type LimitName } from '#worker/http/limits.ts'
import { loadProcedures } from '#worker/procedures.ts'
import type { Meta } from '#worker/trpc.ts'

/** The table of limits, walked: who names which row, and that each of the database's holds under calls at once. */

const procedures = Object.entries(await loadProcedures())
const limitsOf = (procedure: AnyProcedure) => (procedure._def as { meta?: Meta }).meta?.limit ?? []

const limits = Object.keys(LIMITS) as LimitName[]
/** Rows of SEC-18 whose calls come with rooms that are still to come, and what counts without being named. */
const STILL_TO_COME: LimitName[] = ['uploads']
const UNNAMED: LimitName[] = ['reads', 'admin']
/** Routes that are no procedures: pages and pictures, and the one that streams. */
const ROUTES: Partial<Record<LimitName, string[]>> = {
  publicReads: ['/8020', '/ft/resource/:id/image'],
  creation: ['/gpt/pathway/learning/streaming/roadmap'],
  model: ['/gpt/pathway/learning/streaming/roadmap'],
  modelAtOnce: ['/gpt/pathway/learning/streaming/roadmap'],
  roadmaps: ['/gpt/pathway/learning/streaming/roadmap'],
}

const windows = limits.flatMap((name) => {
  const limit = LIMITS[name]
  return 'within' in limit && !STILL_TO_COME.includes(name) ? [{ name, ...limit }] : []
})

/** Every call that asks Stripe, which counts our requests too. */
const ASKING_STRIPE = [
  ...['payment', 'history', 'invoices', 'portal', 'createPayment', 'createSubscription', 'previewChange'],
  ...['changeSubscription', 'cancelSubscription', 'resumeSubscription', 'resumeEvent'],
]

/** Procedures that name a row, and routes that are none; sorted, since rooms come in whatever order they were asked for. */
const callsCountedBy = (name: LimitName): string[] =>
  [
    ...procedures.filter(([, procedure]) => limitsOf(procedure).includes(name)).map(([path]) => `/trpc/${path}`),
    ...(ROUTES[name] ?? []),
  ].sort()

const BUILDS = ['/gpt/pathway/learning/background/roadmap', '/gpt/pathway/learning/streaming/roadmap']

/** What a person did in this window, or in one before. */
const countBefore = (user: TestUser, name: LimitName, calls: number, { within = 'day', age = '0 days' } = {}) =>
  database().execute(sql`
    insert into call_counts (user_id, limit_name, window_start, calls)
    values (${user.userId}::uuid, ${name}, date_trunc(${within}, now(), 'UTC') - ${age}::interval, ${calls}::int)`)

/** A call without any input: a limit counts before that is read. */
const isQuery = (path: string) =>
  procedures.some(([name, { _def }]) => path === `/trpc/${name}` && _def.type === 'query')
const call = (path: string, token: string) => send(path, { token, ...(!isQuery(path) && { body: {} }) })

it('every row is named by a call', () => {
  const unused = limits.filter((name) => callsCountedBy(name).length === 0)
  expect(unused.sort()).toEqual([...STILL_TO_COME, ...UNNAMED].sort())
})

describe('SEC-18: every class of the table lets its number through and no more', () => {
  /** Limits begin anew with each minute of the clock: a run that one began in is done again, by others and from elsewhere. */
  async function withinAMinute(run: (network: string) => Promise<void>): Promise<void> {
    const minute = () => Math.floor(Date.now() / 60_000)
    for (let attempt = 0; ; attempt += 1) {
      const began = minute()
      try {
        return await run(`198.51.${100 + attempt}`)
      } catch (failure) {
        if (minute() === began) throw failure
      }
    }
  }

  /** Twice as many as are let through, at once. */
  async function refusedOf(most: number, call: (n: number) => Promise<Response>): Promise<number> {
    const answers = await Promise.all(Array.from({ length: 2 * most }, (_, n) => call(n)))
    const refused = answers.filter(({ status }) => status === 429)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    return refused.length
  }

  it('sign-in: 10 a minute and address', () =>
    withinAMinute(async (network) => {
      const start = () => send('/auth/github/start', { address: `${network}.1` })
      expect(await refusedOf(10, start)).toBe(10)
      expect((await send('/auth/github/start', { address: `${network}.2` })).status).toBe(200)
    }))

  it('invite check: 10 a minute and address', () =>
    withinAMinute(async (network) => {
      expect(await refusedOf(10, () => send('/validate/invite/ABCDEFGHJK', { address: `${network}.1` }))).toBe(10)
    }))

  it('forms: 5 a minute and address, whoever is signed in there (I007)', () =>
    withinAMinute(async (network) => {
      const people = await Promise.all(Array.from({ length: 10 }, () => createUser()))
      const write = (n: number) =>
        send('/ft/learning/feedback', {
          token: people[n]?.token,
          body: { action: 'feedback', reaction: [], feedbackMsg: 'Good.', course: 'Types' },
          address: `${network}.1`,
        })
      expect(await refusedOf(5, write)).toBe(5)
    }))

  it('model: 20 a minute and person', () =>
    withinAMinute(async () => {
      const { token } = await createUser()
      expect(await refusedOf(20, () => send('/gpt/bot/prompts', { token, body: { context: 'Go' } }))).toBe(20)
    }))

  it('roadmap creation: 5 a minute and person, by whichever call (C120, C131, C132)', () =>
    withinAMinute(async () => {
      const { token } = await createUser()
      const paths = ['/ft/learning/roadmap/create', ...BUILDS]
      expect(await refusedOf(5, (n) => call(paths[n % 3] ?? '', token))).toBe(5)
    }))

  it('links and searches of the web: 30 a minute and person', () =>
    withinAMinute(async () => {
      const { token } = await createUser()
      expect(await refusedOf(30, () => call('/ft/pathway/content/more', token))).toBe(30)
    }))

  it('reads: 300 a minute and person, 120 a minute and address of a visitor', () =>
    withinAMinute(async (network) => {
      const [user, other] = await Promise.all([createUser(), createUser()])
      const read = (token: string) => send('/trpc/notifications.list', { token, address: `${network}.3` })
      expect(await refusedOf(300, () => read(user.token))).toBe(300)
      expect((await read(other.token)).status).toBe(200)
      const visit = (address: string) => send('/trpc/library.get?input={}', { address })
      expect(await refusedOf(120, () => visit(`${network}.3`))).toBe(120)
      expect((await visit(`${network}.4`)).status).toBe(400)
    }))

  it('what a model is asked for is all of /gpt, and what makes roadmaps counts as such', () => {
    const under = (path: string) =>
      procedures.filter(([, { _def }]) => (_def as { meta?: Meta }).meta?.rest?.path.startsWith(path))
    const without = (name: LimitName, path: string) =>
      under(path)
        .filter(([, procedure]) => !limitsOf(procedure).includes(name))
        .map(([call]) => call)
    // what was said before is read, and asks no model
    expect(without('model', '/gpt/')).toEqual(['chat.history', 'chat.conversation'])
    expect(without('creation', '/ft/learning/roadmap/create')).toEqual([])
  })
})

it('what an author writes for nothing, what makes or deletes roadmaps, and what begins to pay is counted', () => {
  const counted = Object.fromEntries(windows.map(({ name }) => [name, callsCountedBy(name)]))
  expect(counted).toEqual({
    account: ['/trpc/auth.exportAccount', '/trpc/auth.removeAccount'],
    posts: ['/trpc/auth.publishPost'],
    codespaces: ['/trpc/projects.startCodespace'],
    webSearches: ['/trpc/resources.searchSites', '/trpc/resources.searchWeb'],
    roadmaps: [
      '/gpt/pathway/learning/streaming/roadmap',
      '/trpc/roadmaps.clone',
      '/trpc/roadmaps.clonePath',
      '/trpc/roadmaps.create',
      '/trpc/roadmaps.import',
    ],
    removals: ['/trpc/roadmaps.remove'],
    pairing: [
      '/trpc/connections.report',
      '/trpc/connections.request',
      ...['accept', 'create', 'createOfNumber', 'decline', 'interested', 'update'].map(
        (name) => `/trpc/pairing.${name}`,
      ),
    ],
    deepDives: ['/trpc/roadmaps.deepDive'],
    sectionTexts: ['/trpc/progress.regenerateSection', '/trpc/roadmaps.addSection'],
    questions: ['/trpc/progress.askQuestions'],
    answers: [
      '/trpc/pathways.answer',
      '/trpc/progress.judgeAnswer',
      '/trpc/progress.judgeReview',
      '/trpc/progress.judgeTestOut',
    ],
    payments: ['/trpc/billing.changeSubscription', '/trpc/billing.createPayment', '/trpc/billing.createSubscription'],
  })
})

it('whatever asks Stripe or the maps service is counted by the minute', async () => {
  expect(callsCountedBy('stripe')).toEqual(ASKING_STRIPE.map((name) => `/trpc/billing.${name}`).sort())
  expect(callsCountedBy('place')).toEqual(['/trpc/billing.currency', '/trpc/jobs.locate'])
  const { token } = await createUser()
  const answers = await Promise.all(Array.from({ length: 40 }, () => call('/trpc/billing.portal', token)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

it('the assistant takes the quota: every model call that belongs to no roadmap (G-QUOTA-01)', () => {
  // the search for projects and what was said before ask no model; a question takes its call itself, and goes on behind its answer
  const ofRoadmap = /^\/gpt\/(pathway\/|bot\/(prompts|ask|history(\/conversation)?)$|project\/search$)/
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
    const { rows } = await database().execute(
      sql`select calls from call_counts where user_id = ${user.userId}::uuid and limit_name = ${name}`,
    )
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
