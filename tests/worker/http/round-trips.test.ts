import { describe, expect, it } from 'vitest'
import type { Sent } from '#tests/support/worker/app.ts'
import { createStoredRoadmap, createUser } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'

describe('a read costs one sequential round trip, the session check included', () => {
  it('over REST and over tRPC', async () => {
    const user = await createUser()
    const { token, userId } = user
    const id = await createStoredRoadmap(user)
    const reads = [
      '/auth/user',
      '/trpc/auth.account',
      `/bizdev/check/${userId}`,
      '/ft/learning/roadmap/list',
      '/trpc/roadmaps.list',
      '/trpc/billing.customer',
      '/trpc/billing.payments',
      '/ft/user/learning/credits/statement',
      `/ft/learning/roadmap/get/${id}/${userId}`,
      `/trpc/roadmaps.get?input=${encodeURIComponent(JSON.stringify({ id, ownerName: userId }))}`,
      `/trpc/roadmaps.plan?input=${encodeURIComponent(JSON.stringify({ prompt: 'Learn Rust', changes: { knows: ['C'] } }))}`,
      '/trpc/auth.account,roadmaps.list,quotas.check?batch=1&input=%7B%7D',
    ]
    for (const path of reads) expect([path, await sequentialRoundTrips(path, { token })]).toEqual([path, 1])
  })

  it('also for a visitor', async () => {
    const user = await createUser()
    const id = await createStoredRoadmap(user)
    expect(await sequentialRoundTrips(`/ft/learning/roadmap/get/${id}/${user.userId}`, {})).toBe(1)
  })
})

describe('a write costs at most two: the session, then its work; a roadmap one more, for what the library has', () => {
  it('building, opening and deleting a roadmap, giving credits up, signing out', async () => {
    const user = await createUser()
    const { token } = user
    const id = await createStoredRoadmap(user)
    const writes: [string, Sent, most?: number][] = [
      ['/gpt/pathway/learning/background/roadmap', { token, body: { objective: 'Learn TypeScript' } }, 3],
      [`/ft/learning/update/roadmap/${id}/opened`, { token, method: 'PUT' }],
      [`/ft/learning/roadmap/remove/${id}`, { token, method: 'DELETE' }],
      ['/ft/user/learning/update/credits', { token, method: 'PUT', body: { credits: 0 } }],
      ['/auth/logout', { token, method: 'POST' }],
    ]
    for (const [path, sent, most = 2] of writes) {
      const trips = await sequentialRoundTrips(path, sent)
      expect([path, trips <= most]).toEqual([path, true])
    }
  })
})
