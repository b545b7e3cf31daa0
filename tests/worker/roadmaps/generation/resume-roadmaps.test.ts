import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { send } from '#tests/support/worker/app.ts'
import { createStoredRoadmap, createUser, database } from '#tests/support/worker/factories.ts'
import type { Env } from '#worker/env.ts'

/** A deployment that notes which roadmaps get a new writer, who then never arrives. */
function noting() {
  const started: string[] = []
  const create = async ({ params }: { params: { roadmapId: string } }) => {
    started.push(params.roadmapId)
  }
  return { started, env: { ROADMAP_WORKFLOW: { create } } as unknown as Partial<Env> }
}

const unfinished = (user: TestUser, lease: string, values = {}) =>
  createStoredRoadmap(user, { state: 'incomplete', ...values }).then(async (id) => {
    await database().execute(sql`
      update roadmaps set lease_owner = 'died/1', lease_until = now() + ${lease}::interval where id = ${id}::uuid`)
    return id
  })

const leaseOf = async (id: string) => {
  const { rows } = await database().execute<{
    lease_owner: string | null
    lease_count: number
    is_running: boolean
  }>(sql`
    select lease_owner, lease_count, lease_until > now() as is_running from roadmaps where id = ${id}::uuid`)
  return rows[0]
}

describe('whoever looks at their roadmap that nobody writes any more starts the next try at once', () => {
  it.each([
    ['the list', () => '/ft/learning/roadmap/list'],
    ['the roadmap itself', (id: string, user: TestUser) => `/ft/learning/roadmap/get/${id}/${user.userId}`],
  ])('%s: once, however many look', async (_, pathOf) => {
    const user = await createUser()
    const [id, written] = [await unfinished(user, '-1 second'), await unfinished(user, '1 minute')]
    const { started, env } = noting()
    const look = async () => expect((await send(pathOf(id, user), { token: user.token, env })).status).toBe(200)
    await Promise.all([look(), look(), look()])
    await look()
    expect(started).toEqual([id])
    expect(await leaseOf(id)).toEqual({ lease_owner: null, lease_count: 1, is_running: true })
    expect(await leaseOf(written)).toMatchObject({ lease_owner: 'died/1', lease_count: 0 })
  })

  it('not for others who see it', async () => {
    const [owner, other] = await Promise.all([createUser(), createUser()])
    const id = await unfinished(owner, '-1 second', { isLinkShared: true })
    const { started, env } = noting()
    const path = `/ft/learning/roadmap/get/${id}/${owner.userId}`
    expect((await send(path, { token: other.token, env })).status).toBe(200)
    expect((await send(path, { env })).status).toBe(200)
    expect(started).toEqual([])
  })

  it('a start that fails does not touch the answer', async () => {
    const user = await createUser()
    const id = await unfinished(user, '-1 second')
    const create = () => Promise.reject(new Error('never'))
    const env = { ROADMAP_WORKFLOW: { create } } as unknown as Partial<Env>
    const response = await send('/ft/learning/roadmap/list', { token: user.token, env })
    expect(response.status).toBe(200)
    expect(JSON.stringify(await response.json())).toContain(id)
  })
})
