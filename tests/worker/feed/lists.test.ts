import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { callerFor, UNLIMITED } from '#tests/support/worker/app.ts'
import { createFeedItems, createUser, database } from '#tests/support/worker/factories.ts'
import { feedSources } from '#worker/db/schema/index.ts'

const caller = async () => (await callerFor((await createUser()).token, UNLIMITED)).api

it('R-COMM-01: the latest comes first, a page behind another, and none twice', async () => {
  const ids = await createFeedItems(Array.from({ length: 45 }, () => ({})))
  const api = await caller()
  const seen: string[] = []
  for (let cursor: string | undefined; seen.length < 45; ) {
    const page = await api.feed.personal({ cursor })
    seen.push(...page.items.map(({ itemId }) => itemId).filter((id) => ids.includes(id)))
    if (page.cursor === null) break
    cursor = page.cursor
  }
  expect(seen).toEqual(ids)
})

it('a source that is turned off shows nothing', async () => {
  const source = `off-${crypto.randomUUID()}`
  const [id] = await createFeedItems([{ source }])
  const api = await caller()
  const first = async () => (await api.feed.personal({})).items.map(({ itemId }) => itemId)
  expect(await first()).toContain(id)
  await database().update(feedSources).set({ isEnabled: false }).where(eq(feedSources.code, source))
  expect(await first()).not.toContain(id)
})

it.each(['x', 'today_x', `x_${crypto.randomUUID()}`])('a made-up cursor is refused: %s', async (cursor) => {
  await expect((await caller()).feed.personal({ cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
