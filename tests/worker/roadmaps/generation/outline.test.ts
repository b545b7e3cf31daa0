import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { hasten } from '#tests/support/worker/hasten.ts'
import type { Env } from '#worker/env.ts'
import { createRoadmap } from '#worker/features/roadmaps/create-roadmap.ts'
import { claimRoadmap } from '#worker/features/roadmaps/generation/claim-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generation/generate-roadmap.ts'
import { requireBearer } from '#worker/features/users/scope.ts'

async function reserved(user: TestUser, prompt = 'Learn TypeScript'): Promise<string> {
  const { ctx } = await callerFor(user.token)
  return (await createRoadmap(requireBearer(ctx), { prompt, promptedBy: 'user' })).roadmapId
}

const read = async (user: TestUser, id: string) =>
  (await callerFor(user.token, UNLIMITED)).api.roadmaps.get({ id, ownerName: user.userId })

async function begin(changes: Partial<Env>, id: string) {
  const ctx = systemContext(changes)
  const claim = await claimRoadmap(ctx, id, `test-${crypto.randomUUID()}`)
  return { ctx, outcome: generateRoadmap(ctx, claim) }
}

/** Every picture of a roadmap in writing that somebody who looks all the time gets. */
async function watched(user: TestUser, id: string, writing: Promise<unknown>) {
  let isOver = false
  void writing.finally(() => {
    isOver = true
  })
  const seen: Awaited<ReturnType<typeof read>>[] = []
  while (!isOver) seen.push(await read(user, id))
  return seen
}

it('the plan is there before the first phase, then title by title, and nothing is both planned and written', async () => {
  const user = await createUser()
  const id = await reserved(user)
  // the room comes with its first call, which may take as long as half of the writing
  await read(user, id)
  const { ctx, outcome } = await begin({ MODEL_NAME: 'stand-in@1000' }, id)
  const seen = await watched(user, id, outcome)
  const planned = seen.find(({ outline }) => outline?.isKnown)
  expect(planned?.phases).toEqual([])
  expect(planned?.outline?.phases.map(({ sections }) => sections.length)).toEqual([3, 3, 3, 3])
  const known = seen.filter(({ outline }) => outline?.isKnown)
  for (const { phases, outline } of known) {
    expect(phases.length + (outline?.phases.length ?? 0)).toBe(4)
    const titles = [...phases, ...(outline?.phases ?? [])].map(({ title }) => title)
    expect(new Set(titles).size).toBe(4)
  }
  const begun = known.map(({ phases, outline }) => `${phases.length}.${outline?.phases[0]?.begun ?? 0}`)
  expect(new Set(begun).size).toBeGreaterThan(6)
  await endRoadmap(ctx, await outcome)
  expect(await read(user, id)).toMatchObject({ state: 'success', outline: null })
})

it('the built-in author says its plan, and everybody who may see the roadmap sees the same', async () => {
  const [user, other] = await Promise.all([createUser(), createUser()])
  const id = await reserved(user, 'Git from scratch')
  const { outcome } = await begin({ MODEL_PROVIDER: 'builtin' }, id)
  const seen = await watched(user, id, outcome)
  expect(seen.some(({ outline }) => outline?.isKnown)).toBe(true)
  // it has not been ended yet: all that was planned is written
  const mine = await read(user, id)
  expect(mine).toMatchObject({ state: 'incomplete', outline: { isKnown: true, phases: [] } })
  const theirs = await (await callerFor(other.token)).api.roadmaps.get({ id, ownerName: user.userId })
  expect(theirs.outline).toEqual(mine.outline)
  expect(theirs.phases.map(({ title }) => title)).toEqual(mine.phases.map(({ title }) => title))
})

it('word of it comes whenever a title is there, not only a phase', async () => {
  hasten()
  const user = await createUser()
  const id = await reserved(user)
  const { ctx, outcome } = await begin({ MODEL_NAME: 'stand-in@1000' }, id)
  const [events] = await Promise.all([
    send(`/ft/learning/roadmap/live/${id}`, { token: user.token }).then((response) => response.text()),
    outcome.then((written) => endRoadmap(ctx, written)),
  ])
  const told = events.trim().split('\n\n')
  expect(told.at(-1)).toBe('data: 4 success')
  expect(told.length).toBeGreaterThan(new Set(told).size)
})

it('a writer that dies leaves its plan to the next', async () => {
  const user = await createUser()
  const id = await reserved(user)
  const outline = { isKnown: true, phases: [{ title: 'Only this', sections: [], begun: 2 }] }
  await database().execute(sql`update roadmaps set outline = ${JSON.stringify(outline)}::jsonb where id = ${id}::uuid`)
  const { outcome } = await begin({ MODEL_NAME: 'stand-in@0' }, id)
  expect((await outcome).kind).toBe('written')
  const control = await fetch(`${systemContext().env.MODEL_BASE_URL?.replace('/v1', '')}/control`)
  expect(await control.text()).toContain(String.raw`\"planned\":[{\"title\":\"Only this\",\"sections\":[]}]`)
})
