import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { envWith, systemContext } from '#tests/support/worker/app.ts'
import { database } from '#tests/support/worker/factories.ts'
import { feedItems, sources } from '#worker/db/schema/index.ts'
import { refreshFeeds, removeOldItems } from '#worker/features/feed/jobs.ts'
import { FEED_SOURCES } from '#worker/features/feed/sources/list.ts'

const isOf = (code: string) => eq(sources.code, code)
const makeDue = (code: string) => database().update(sources).set({ nextRunAt: sql`now()` }).where(isOf(code))
const stateOf = async (code: string) => (await database().select().from(sources).where(isOf(code)))[0]
const itemsOf = (code: string) => database().select().from(feedItems).where(eq(feedItems.source, code))

it('reads what is due, once in its interval, and again only what is new', async () => {
  await refreshFeeds(systemContext())
  for (const { code, everyMinutes } of FEED_SOURCES) {
    const state = await stateOf(code)
    expect({ code, failures: state?.failures, failure: state?.lastFailure }).toEqual({
      code,
      failures: 0,
      failure: null,
    })
    const waits = Date.parse(state?.nextRunAt ?? '') - Date.parse(state?.lastRunAt ?? '')
    expect(waits).toBe(everyMinutes * 60_000)
    expect((await itemsOf(code)).length).toBeGreaterThan(0)
  }
  const before = await itemsOf('lobsters')
  const etag = (await stateOf('lobsters'))?.etag
  await refreshFeeds(systemContext())
  await makeDue('lobsters')
  await refreshFeeds(systemContext())
  expect(await itemsOf('lobsters')).toEqual(before)
  expect((await stateOf('lobsters'))?.etag).toBe(etag)
})

it('a source that fails says why, waits longer each time, and costs the others nothing', async () => {
  await refreshFeeds(systemContext())
  for (const [failures, minutes] of [
    [1, 120],
    [2, 240],
  ] as const) {
    await makeDue('lobsters')
    await refreshFeeds(systemContext({ SOURCES_URL: `${new URL(envWith().YOUTUBE_API_URL).origin}/failing` }))
    const state = await stateOf('lobsters')
    expect(state).toMatchObject({ failures })
    expect(state?.lastFailure).toContain('lobste.rs answered 503')
    expect(Date.parse(state?.nextRunAt ?? '') - Date.parse(state?.lastRunAt ?? '')).toBe(minutes * 60_000)
  }
  await makeDue('lobsters')
  await refreshFeeds(systemContext())
  expect(await stateOf('lobsters')).toMatchObject({ failures: 0, lastFailure: null })
})

it('a source that is turned off is not asked', async () => {
  await refreshFeeds(systemContext())
  await database().update(sources).set({ isEnabled: false, lastRunAt: null }).where(isOf('theo'))
  await makeDue('theo')
  await refreshFeeds(systemContext())
  expect(await stateOf('theo')).toMatchObject({ lastRunAt: null })
  await database().update(sources).set({ isEnabled: true }).where(isOf('theo'))
})

it('what is half a year old goes', async () => {
  const source = 'old-source'
  await database().insert(sources).values({ code: source }).onConflictDoNothing()
  const item = { source, kind: 'article' as const, title: 'Old', url: 'https://example.com/old' }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await database()
    .insert(feedItems)
    .values([179, 181].map((days) => ({ ...item, externalId: `${days}`, publishedAt: daysAgo(days) })))
  await removeOldItems(systemContext())
  expect((await itemsOf(source)).map(({ externalId }) => externalId)).toEqual(['179'])
})
