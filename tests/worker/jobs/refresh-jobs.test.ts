import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { callerFor, envWith, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { createListings, createUser, database } from '#tests/support/worker/factories.ts'
import { auditLog, jobListings, sources, users } from '#worker/db/schema/index.ts'
import { refreshJobs, removeOldListings } from '#worker/features/jobs/jobs.ts'
import { JOB_SOURCES } from '#worker/features/jobs/sources/list.ts'

const isOf = (code: string) => eq(sources.code, code)
const stateOf = async (code: string) => (await database().select().from(sources).where(isOf(code)))[0]
const listingsOf = (code: string) =>
  database().select().from(jobListings).where(eq(jobListings.source, code)).orderBy(jobListings.externalId)
const makeDue = (code: string) => database().update(sources).set({ nextRunAt: sql`now()` }).where(isOf(code))
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`

const refreshAll = () => refreshJobs(systemContext())

it('G-JOBS-03: reads what is due, once in its interval; what it knows stays as it was first seen', async () => {
  await refreshAll()
  for (const { code, everyMinutes, isOff, adapter } of JOB_SOURCES) {
    const state = await stateOf(code)
    expect({ code, failures: state?.failures, failure: state?.lastFailure }).toEqual({
      code,
      failures: 0,
      failure: null,
    })
    if (isOff) {
      expect(state).toMatchObject({ isEnabled: false, lastRunAt: null })
      continue
    }
    expect(Date.parse(state?.nextRunAt ?? '') - Date.parse(state?.lastRunAt ?? '')).toBe(everyMinutes * 60_000)
    if (adapter !== 'ycDirectory') expect((await listingsOf(code)).length).toBeGreaterThan(0)
  }
  const before = await listingsOf('himalayas')
  await makeDue('himalayas')
  await refreshAll()
  const after = await listingsOf('himalayas')
  expect(after.map(({ lastConfirmedAt: _, ...row }) => row)).toEqual(
    before.map(({ lastConfirmedAt: _, ...row }) => row),
  )
  expect(Date.parse(after[0]?.lastConfirmedAt ?? '')).toBeGreaterThan(Date.parse(before[0]?.lastConfirmedAt ?? ''))
})

it('a source that fails keeps what it told, and says why', async () => {
  await refreshAll()
  const before = await listingsOf('jobicy')
  await makeDue('jobicy')
  await refreshJobs(systemContext({ SOURCES_URL: `${new URL(envWith().YOUTUBE_API_URL).origin}/failing` }))
  expect(await listingsOf('jobicy')).toEqual(before)
  expect((await stateOf('jobicy'))?.lastFailure).toContain('jobicy.com answered 503')
  await makeDue('jobicy')
  await refreshJobs(systemContext())
})

it('what is gone from an employer’s own board is closed, and open again when it is back', async () => {
  await refreshAll()
  const source = 'ashby-linear'
  const [gone = ''] = await createListings([
    { source, title: 'Engineer of the past', company: 'Linear', confirmedBy: 'board' },
  ])
  await makeDue(source)
  await refreshJobs(systemContext())
  const closed = (await listingsOf(source)).filter(({ closedAt }) => closedAt !== null)
  expect(closed.map(({ id }) => id)).toEqual([gone])
  const [known] = (await listingsOf(source)).filter(({ id }) => id !== gone)
  await database()
    .update(jobListings)
    .set({ closedAt: sql`now()` })
    .where(eq(jobListings.id, known?.id ?? ''))
  await makeDue(source)
  await refreshJobs(systemContext())
  expect((await listingsOf(source)).filter(({ closedAt }) => closedAt !== null).map(({ id }) => id)).toEqual([gone])
})

it('what a large board tells of beyond what is stored is not gone', async () => {
  await refreshAll()
  const source = 'ashby-supabase'
  const jobs = Array.from({ length: 700 }, (_, at) => ({
    ...{ id: `large-${at}`, title: 'Engineer', jobUrl: `https://example.com/large/${at}`, isRemote: true },
  }))
  const [last = ''] = await createListings([
    { source, externalId: 'large-699', company: 'Supabase', confirmedBy: 'board' },
  ])
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((...args) =>
    String(args[0]).includes('job-board/supabase') ? Promise.resolve(Response.json({ jobs })) : real(...args),
  )
  await makeDue(source)
  await refreshJobs(systemContext())
  const listings = await listingsOf(source)
  expect(listings.find(({ id }) => id === last)?.closedAt).toBeNull()
  expect(
    listings.filter(({ closedAt, externalId }) => closedAt === null && externalId.startsWith('large-')),
  ).toHaveLength(601)
})

it('the same job of the same company stands once, by whoever told of it first', async () => {
  await refreshAll()
  const isSame = and(eq(jobListings.companyKey, 'harbourlights'), eq(jobListings.titleKey, 'juniorreactdeveloper'))
  const both = await database().select().from(jobListings).where(isSame).orderBy(jobListings.id)
  expect(both.map(({ source }) => source).sort()).toEqual(['jobicy', 'remote-ok'])
  expect(both.map(({ duplicateOf }) => duplicateOf)).toEqual([null, both[0]?.id])
  // where the first is closed, the second stands for itself from its next reading on
  await database()
    .update(jobListings)
    .set({ closedAt: sql`now()` })
    .where(eq(jobListings.id, both[0]?.id ?? ''))
  await makeDue(both[1]?.source ?? '')
  await refreshJobs(systemContext())
  const open = await database()
    .select()
    .from(jobListings)
    .where(and(isSame, isNull(jobListings.closedAt)))
  expect(open.map(({ duplicateOf }) => duplicateOf)).toEqual([null])
  await database()
    .update(jobListings)
    .set({ closedAt: null })
    .where(eq(jobListings.id, both[0]?.id ?? ''))
})

it('what nobody has seen for half a year goes', async () => {
  const [unseen = '', kept = ''] = await createListings([{}, {}])
  const change = (id: string, set: object) => database().update(jobListings).set(set).where(eq(jobListings.id, id))
  await change(unseen, { lastConfirmedAt: daysAgo(181) })
  await change(kept, { lastConfirmedAt: daysAgo(179), closedAt: daysAgo(170) })
  await removeOldListings(systemContext())
  const left = await database().select({ id: jobListings.id }).from(jobListings)
  const ids = left.map(({ id }) => id)
  expect([unseen, kept].filter((id) => ids.includes(id))).toEqual([kept])
})

it('SEC-06: an administrator sees how sources go, and turns one off, which hides its listings at once', async () => {
  await refreshAll()
  const admin = await createUser()
  await database().update(users).set({ isAdmin: true }).where(eq(users.id, admin.userId))
  const { api } = await callerFor(admin.token, UNLIMITED)
  const stateNow = async () => (await api.jobs.sources()).sources.find(({ code }) => code === 'arbeitnow')
  expect(await stateNow()).toMatchObject({ name: 'Arbeitnow', isEnabled: true, failures: 0, everyMinutes: 360 })
  expect((await stateNow())?.items).toBeGreaterThan(0)
  const isListed = async () => {
    const { jobs } = await api.jobs.personal({ search: 'Nordstern' })
    return jobs.some(({ source }) => source.code === 'arbeitnow')
  }
  expect(await isListed()).toBe(true)
  await api.jobs.changeSource({ code: 'arbeitnow', isEnabled: false })
  expect(await isListed()).toBe(false)
  await api.jobs.changeSource({ code: 'arbeitnow', isEnabled: true })
  expect(await isListed()).toBe(true)
  const noted = await database().select().from(auditLog).where(eq(auditLog.adminId, admin.userId)).orderBy(auditLog.id)
  expect(noted.map(({ details }) => details)).toEqual(['arbeitnow: off', 'arbeitnow: on'])
  await expect(api.jobs.changeSource({ code: 'lobsters', isEnabled: false })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
