import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor } from '#tests/support/worker/app.ts'
import {
  accountOf,
  createStoredRoadmap,
  createUser,
  createWrittenRoadmap,
  database,
  storedRoadmap,
} from '#tests/support/worker/factories.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Does something while a transaction that changed a roadmap, and then may change more, has not ended yet. */
async function during<T>(change: SQL, work: () => Promise<T>, after: SQL = sql`select 1`): Promise<T> {
  const db = database()
  const slow = db.batch([db.execute(change), db.execute(sql`select pg_sleep(0.6)`), db.execute(after)])
  await pause(200)
  const outcome = await work()
  await slow
  return outcome
}

const deletion = (id: string) => sql`update roadmaps set deleted_at = now() where id = ${id}::uuid`
const settled = async (work: Promise<unknown>) => (await Promise.allSettled([work]))[0]

describe('what happens to a roadmap while something else does', () => {
  it('a restart that races a deletion reserves nothing', async () => {
    const user = await createUser({ credits: 1 })
    const id = await createStoredRoadmap(user, { state: 'failure' })
    const { api } = await callerFor(user.token)
    const outcome = await during(deletion(id), () => settled(api.roadmaps.restart({ id })))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
    expect(await accountOf(user.userId)).toMatchObject({ balance: 1, kinds: ['grant'] })
  })

  for (const [name, change] of [
    ['a deletion', deletion],
    ['an unsharing', (id: string) => sql`update roadmaps set is_link_shared = false where id = ${id}::uuid`],
  ] as const) {
    it(`a copy that races ${name} costs nothing`, async () => {
      const [owner, stranger] = await Promise.all([createUser(), createUser({ credits: 1 })])
      const { roadmapId } = await createWrittenRoadmap(owner)
      const { api } = await callerFor(stranger.token)
      const outcome = await during(change(roadmapId), () => settled(api.roadmaps.clone({ id: roadmapId })))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
      expect(await accountOf(stranger.userId)).toMatchObject({ balance: 1, kinds: ['grant'] })
    })
  }

  it("copying one's own while it is deleted: the deletion takes the roadmap and then the balance, and so does the copy", async () => {
    const user = await createUser({ credits: 1 })
    const { roadmapId } = await createWrittenRoadmap(user)
    const { api } = await callerFor(user.token)
    const balance = sql`select balance from credit_balances where user_id = ${user.userId}::uuid for update`
    const outcome = await during(deletion(roadmapId), () => settled(api.roadmaps.clone({ id: roadmapId })), balance)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
    expect(await accountOf(user.userId)).toMatchObject({ balance: 1, kinds: ['grant'] })
  })

  it('a deep dive that is restarted while a newer one begins is a conflict', async () => {
    const user = await createUser()
    const { roadmapId, phases } = await createWrittenRoadmap(user)
    const parentSectionId = phases[0]?.sectionIds[0] ?? ''
    const values = { kind: 'deep_dive', parentRoadmapId: roadmapId, parentSectionId } as const
    const failed = await createStoredRoadmap(user, { ...values, state: 'failure' })
    const newer = sql`
      insert into roadmaps (user_id, kind, prompt, title, parent_roadmap_id, parent_section_id)
      values (${user.userId}::uuid, 'deep_dive', 'Go deeper', 'Deeper', ${roadmapId}::uuid, ${parentSectionId}::uuid)`
    const { api } = await callerFor(user.token)
    const parent = sql`select from roadmaps where id = ${roadmapId}::uuid for update`
    const outcome = await during(parent, () => settled(api.roadmaps.restart({ id: failed })), newer)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'CONFLICT' } })
    expect(await storedRoadmap(failed)).toMatchObject({ state: 'failure' })
  })

  it('an answer to one phase and an edit of another take the roadmap first, so neither waits for ever', async () => {
    const user = await createUser()
    const { roadmapId, phases } = await createWrittenRoadmap(user)
    const [first, second] = phases
    const { api } = await callerFor(user.token)
    const roadmap = sql`select id from roadmaps where id = ${roadmapId}::uuid for no key update`
    const phase = sql`select id from roadmap_phases where id = ${second?.phaseId}::uuid for no key update`
    const rename = () =>
      settled(api.roadmaps.renameSection({ id: second?.sectionIds[0] ?? '', title: 'Another title' }))
    expect(await during(roadmap, rename, phase)).toMatchObject({ status: 'fulfilled' })
    const open = () => settled(api.progress.open({ phaseId: first?.phaseId ?? '' }))
    expect(await during(roadmap, open, phase)).toMatchObject({ status: 'fulfilled' })
  })
})
