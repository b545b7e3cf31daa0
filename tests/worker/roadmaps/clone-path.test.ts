import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, UNLIMITED } from '#tests/support/worker/app.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'

const ID = 'react-for-people-who-know-javascript'
const clone = async (user: TestUser, id = ID, requestKey?: string) =>
  (await callerFor(user.token, UNLIMITED)).api.roadmaps.clonePath({ id, requestKey })

describe('a path copied from the library', () => {
  it('is its reader’s own roadmap, as it was read, for one credit', async () => {
    const user = await createUser()
    const { api } = await callerFor(user.token)
    const path = await api.library.get({ id: ID })
    const { id } = await clone(user)
    const own = await api.roadmaps.get({ id, ownerName: user.userId })
    expect(own).toMatchObject({
      isOwner: true,
      prompt: path.title,
      state: 'success',
      author: 'builtin',
      kind: 'normal',
    })
    const told = ({ title, description, aim, minutes, objectives }: (typeof path.phases)[0]['sections'][0]) => ({
      ...{ title, description, aim, minutes, objectives },
    })
    expect(
      own.phases.map(({ title, overview, sections }) => ({
        ...{ title, overview },
        sections: sections.map(({ minutes, ...section }) => told({ ...section, minutes: minutes ?? 0 })),
      })),
    ).toEqual(path.phases.map((phase) => ({ ...phase, sections: phase.sections.map(told) })))
    expect(await accountOf(user.userId)).toMatchObject({ balance: 2, kinds: ['grant', 'reserve', 'settle'] })
  })

  it('knows the library’s sections, whose questions code grades', async () => {
    const user = await createUser()
    const path = await (await callerFor()).api.library.get({ id: ID })
    const { id } = await clone(user)
    const rows = await database()
      .select({ section: phaseSections.librarySectionId, topics: phaseSections.topics })
      .from(phaseSections)
      .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
      .where(eq(roadmapPhases.roadmapId, id))
    const ids = path.phases.flatMap(({ sections }) => sections.map((section) => section.id))
    expect(rows.map(({ section }) => section).toSorted()).toEqual(ids.toSorted())
    for (const { topics } of rows) expect(topics.length).toBeGreaterThan(0)
  })

  it('sent again under the same key, six at once, makes one and costs one credit', async () => {
    const user = await createUser()
    const requestKey = crypto.randomUUID()
    const copies = await Promise.all(Array.from({ length: 6 }, () => clone(user, ID, requestKey)))
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 2 })
  })

  it('is refused without a credit, for what does not exist, and for an internship; nothing is written or spent', async () => {
    const user = await createUser()
    for (const id of ['no-such-path', 'open-source-internship-python'])
      await expect(clone(user, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(clone(user, "x' or 1=1")).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await accountOf(user.userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
    for (let spent = 0; spent < 3; spent += 1) await clone(user)
    await expect(clone(user)).rejects.toMatchObject({ message: ROADMAP_TEXTS.noCredits })
    expect(await database().$count(roadmaps, eq(roadmaps.userId, user.userId))).toBe(3)
  })

  it('whose copy was deleted says so, and another key makes another', async () => {
    const user = await createUser()
    const { api } = await callerFor(user.token)
    const requestKey = crypto.randomUUID()
    const { id } = await clone(user, ID, requestKey)
    await api.roadmaps.remove({ id })
    await expect(clone(user, ID, requestKey)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await clone(user, ID, crypto.randomUUID())).id).not.toBe(id)
  })
})
