import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { ListRoadmapsOutput } from '#shared/roadmaps/schemas.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createStoredRoadmap, createUser } from '#tests/support/worker/factories.ts'
import { loadProcedures, restProcedures } from '#worker/procedures.ts'

/** SEC-28: what a list may be asked for, and what may be sent as one. */

interface Listed {
  roadmaps: { roadmapId: string }[]
}

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null | undefined

/** Where this schema takes a list without an end, or with more than a call may bring. */
function endless(schema: Json, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((each) => endless(each, path))
  const isEndless = schema.type === 'array' && !(typeof schema.maxItems === 'number' && schema.maxItems <= 50)
  return [
    ...(isEndless ? [path] : []),
    ...Object.entries(schema).flatMap(([name, each]) =>
      endless(each, ['properties', 'items', 'anyOf', 'allOf'].includes(name) ? path : `${path}.${name}`),
    ),
  ]
}

const listsOf = (name: string, schema: unknown) =>
  schema instanceof z.ZodType
    ? endless(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, name)
    : []

describe('SEC-28', () => {
  it('a documented list has 50 unless fewer or more are asked for, and never more than 100', async () => {
    const user = await createUser()
    await Promise.all(Array.from({ length: 104 }, () => createStoredRoadmap(user, { state: 'success' })))
    const list = async (query: string): Promise<Listed> =>
      (await send(`/ft/learning/roadmap/list${query}`, { token: user.token })).json()
    const lengths = await Promise.all(
      ['', '?limit=7', '?limit=100000'].map(async (query) => (await list(query)).roadmaps.length),
    )
    expect(lengths).toEqual([50, 7, 100])
    const first = await list('?limit=100')
    const rest = await list(`?limit=100&before=${first.roadmaps.at(-1)?.roadmapId}`)
    expect(rest.roadmaps).toHaveLength(4)
    expect(new Set([...first.roadmaps, ...rest.roadmaps].map(({ roadmapId }) => roadmapId)).size).toBe(104)
    for (const wrong of ['?limit=0', '?limit=-1', '?limit=many', '?limit=1.5'])
      expect((await send(`/ft/learning/roadmap/list${wrong}`, { token: user.token })).status).toBe(400)
    const all = await send('/ft/learning/roadmap/sharable/list?limit=100000')
    expect(((await all.json()) as Listed).roadmaps.length).toBeLessThanOrEqual(100)
  })

  it("one's own list has 50, and the older ones are asked for", async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const made = await Promise.all(Array.from({ length: 104 }, () => createStoredRoadmap(user, { state: 'success' })))
    const { api } = await callerFor(user.token)
    const read: string[][] = []
    let before: string | undefined
    do {
      const { roadmaps, next }: ListRoadmapsOutput = await api.roadmaps.list({ before })
      read.push(roadmaps.map(({ id }) => id))
      before = next ?? undefined
    } while (before !== undefined)
    expect(read.map((page) => page.length)).toEqual([50, 50, 4])
    expect(read.flat().toSorted()).toEqual(made.toSorted())
    // one that is deleted still says where older ones begin
    const [first = []] = read
    await api.roadmaps.remove({ id: first.at(-1) ?? '' })
    expect((await api.roadmaps.list({ before: first.at(-1) })).roadmaps.map(({ id }) => id)).toEqual(read[1])
    const { api: others } = await callerFor(other.token)
    expect((await others.roadmaps.list({ before: first[0] })).roadmaps).toEqual([])
    for (const wrong of ['', 'x'.repeat(121), 'no id'])
      await expect(api.roadmaps.list({ before: wrong })).rejects.toMatchObject({ code: /BAD_REQUEST|NOT_FOUND/ })
  })

  it('no call takes a list of more than 50', async () => {
    const procedures = Object.entries(await loadProcedures())
    const own = procedures.flatMap(([name, { _def }]) =>
      ((_def as { inputs?: unknown[] }).inputs ?? []).flatMap((schema) => listsOf(name, schema)),
    )
    const documented = (await restProcedures()).flatMap(({ name, rest }) => listsOf(`${name} (documented)`, rest.input))
    expect([...own, ...documented]).toEqual([])
  })
})
