import { expect, it } from 'vitest'
import { NUMBERS_PATH } from '#shared/site/numbers.ts'
import { send } from '#tests/support/worker/app.ts'
import { createStoredRoadmap, createUser } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'

const KEPT = `http://localhost:5173${NUMBERS_PATH}`
const numbers = async () => (await send(NUMBERS_PATH)).json()

it('the numbers are counted, true, and kept for ten minutes', async () => {
  await caches.default.delete(KEPT)
  const before = (await numbers()) as Record<string, number>
  expect(Object.keys(before).sort()).toEqual([
    ...['internsDone', 'internsNow', 'linksChecked', 'roadmapsWritten', 'sectionsCompleted'],
  ])
  await createStoredRoadmap(await createUser(), { state: 'success' })
  expect(await numbers()).toEqual(before)
  expect(await sequentialRoundTrips(NUMBERS_PATH, {})).toBe(0)
  await caches.default.delete(KEPT)
  expect(await sequentialRoundTrips(NUMBERS_PATH, {})).toBe(1)
  const after = (await numbers()) as Record<string, number>
  expect(after.roadmapsWritten).toBeGreaterThan(before.roadmapsWritten ?? 0)
  await caches.default.delete(KEPT)
})
