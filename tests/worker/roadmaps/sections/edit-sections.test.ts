import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SECTION_KEPT_TEXT } from '#shared/roadmaps/rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createUser, createWrittenRoadmap, database } from '#tests/support/worker/factories.ts'
import {
  phaseProgress,
  phaseSections,
  resources,
  roadmaps,
  sectionContent,
  sectionProgress,
} from '#worker/db/schema/index.ts'

const BUILTIN = { MODEL_PROVIDER: 'builtin' } as const

async function setUp() {
  const user = await createUser()
  const { roadmapId, phases } = await createWrittenRoadmap(user)
  const { api } = await callerFor(user.token, BUILTIN)
  const [phase] = phases
  if (!phase) throw new Error('no phase')
  return { user, roadmapId, api: api.roadmaps, regenerateSection: api.progress.regenerateSection, ...phase }
}

/** One card, ticked, and the section completed. */
async function learn(phaseId: string, sectionId: string): Promise<void> {
  const db = database()
  const [resource] = await db
    .insert(resources)
    .values({
      link: `https://example.com/${crypto.randomUUID()}`,
      title: 'A page',
      author: 'Somebody',
      kind: 'docs',
      summary: 'About something.',
      source: 'catalogue',
      isRetired: true,
    })
    .returning()
  await db.batch([
    db.insert(phaseProgress).values({ phaseId }).onConflictDoNothing(),
    db.insert(sectionProgress).values({ sectionId }),
    db
      .update(phaseSections)
      .set({ completedTitle: 'As it was', completedBy: 'items', completedAt: '2026-01-02T00:00:00.000Z' })
      .where(eq(phaseSections.id, sectionId)),
    db
      .insert(sectionContent)
      .values({ sectionId, resourceId: resource?.id ?? '', position: 1, completedAt: '2026-01-02T00:00:00.000Z' }),
  ])
}

const progressOf = async (sectionId: string) => {
  const { rows } = await database().execute(sql`
    select s.completed_at, s.completed_title, p.updated_at,
      (select json_agg(c order by c.id) from section_content c where c.section_id = p.section_id) as content
    from section_progress p join phase_sections s on s.id = p.section_id where p.section_id = ${sectionId}::uuid`)
  return rows[0]
}

describe('editing a phase', () => {
  it('adds a section that the author writes, up to four in a phase', async () => {
    const { api, phaseId, sectionIds } = await setUp()
    const { sections } = await api.addSection({ phaseId, title: 'Generics that stay readable' })
    expect(sections).toHaveLength(4)
    expect(sections.slice(0, 3).map(({ id }) => id)).toEqual(sectionIds)
    expect(sections[3]).toMatchObject({ title: 'Generics that stay readable', number: 4 })
    expect(sections[3]?.objectives.length).toBeGreaterThanOrEqual(3)
    await expect(api.addSection({ phaseId, title: 'One too many' })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('a model writes it too, under the title that was given', async () => {
    const { user, phaseId } = await setUp()
    const { api } = await callerFor(user.token, { MODEL_NAME: 'stand-in@0' })
    const { sections } = await api.roadmaps.addSection({ phaseId, title: 'Decorators in daily work' })
    expect(sections[3]?.title).toBe('Decorators in daily work')
  })

  it('two removed at once from four leave three', async () => {
    const { api, phaseId, sectionIds } = await setUp()
    await api.addSection({ phaseId, title: 'One more' })
    const outcomes = await Promise.allSettled(sectionIds.map((id) => api.removeSection({ id })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('a title that nobody should be given is refused on renaming, and nothing is written for a stored one', async () => {
    const { user, api, regenerateSection, roadmapId, phaseId, sectionIds } = await setUp()
    const refused = { code: 'BAD_REQUEST', message: ROADMAP_TEXTS.inappropriate }
    const title = 'how to build a bomb at home'
    const [id = ''] = sectionIds
    await expect(api.renameSection({ id, title })).rejects.toMatchObject(refused)
    await database().execute(sql`update phase_sections set title = ${title} where id = ${id}::uuid`)
    await expect(regenerateSection({ id })).rejects.toMatchObject(refused)
    const { api: whole } = await callerFor(user.token, BUILTIN)
    const place = { parentId: roadmapId, phaseId, sectionNumber: 1 }
    await expect(whole.roadmaps.deepDive(place)).rejects.toMatchObject(refused)
  })

  it('four added at once fill the phase and no more', async () => {
    const { api, phaseId } = await setUp()
    const outcomes = await Promise.allSettled(
      ['One', 'Two', 'Three', 'Four'].map((name) => api.addSection({ phaseId, title: `Section ${name}` })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('renames, moves and removes, keeping ids and numbers in order', async () => {
    const { api, phaseId, sectionIds } = await setUp()
    const [a = '', b = '', c = ''] = sectionIds
    expect((await api.renameSection({ id: b, title: 'Narrowing' })).sections[1]).toMatchObject({
      id: b,
      title: 'Narrowing',
    })
    const order = async (answer: Promise<{ sections: { id: string; number: number }[] }>) => {
      const { sections } = await answer
      expect(sections.map(({ number }) => number)).toEqual(sections.map((_, index) => index + 1))
      return sections.map(({ id }) => id)
    }
    expect(await order(api.moveSection({ id: c, number: 1 }))).toEqual([c, a, b])
    expect(await order(api.moveSection({ id: c, number: 4 }))).toEqual([a, b, c])
    expect(await order(api.moveSection({ id: a, number: 2 }))).toEqual([b, a, c])
    const kept = { code: 'CONFLICT', message: SECTION_KEPT_TEXT }
    await expect(api.removeSection({ id: a })).rejects.toMatchObject(kept)
    const { sections } = await api.addSection({ phaseId, title: 'One more' })
    expect(await order(api.removeSection({ id: a }))).toEqual([b, c, sections[3]?.id])
    await expect(api.removeSection({ id: b })).rejects.toMatchObject(kept)
  })

  it('regenerates a section: other objectives, its content goes, its completion stays', async () => {
    const { regenerateSection, phaseId, sectionIds } = await setUp()
    const [id = ''] = sectionIds
    await learn(phaseId, id)
    const { sections } = await regenerateSection({ id })
    expect(sections[0]).toMatchObject({ id, title: 'Section 1.1: unions and narrowing' })
    expect(sections[0]?.objectives[0]).not.toContain('Declare a discriminated union')
    expect(await progressOf(id)).toMatchObject({ completed_title: 'As it was', content: null })
  })

  it('removing the last section that is not completed completes the roadmap', async () => {
    const { api, roadmapId, phaseId, sectionIds, user } = await setUp()
    const all = await database().execute<{ id: string; phase_id: string }>(sql`
      select s.id, s.phase_id from phase_sections s join roadmap_phases p on p.id = s.phase_id
      where p.roadmap_id = ${roadmapId}::uuid and s.id <> ${sectionIds[2]}::uuid`)
    for (const { id, phase_id } of all.rows) await learn(phase_id, id)
    await api.addSection({ phaseId, title: 'One more' }).then(({ sections }) => learn(phaseId, sections[3]?.id ?? ''))
    await api.removeSection({ id: sectionIds[2] ?? '' })
    const { api: whole } = await callerFor(user.token)
    const detail = await whole.roadmaps.get({ id: roadmapId, ownerName: user.userId })
    expect(detail.certificate?.text).toBe('Test Person has completed the roadmap Learn TypeScript')
    expect(detail.progress['1']).toEqual({ completed: 3, total: 3, status: 'completed' })
    expect(phaseId).toBe(detail.phases[0]?.id)
  })

  it('no sequence of edits changes the progress of an untouched section', async () => {
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('add' as const) }),
      fc.record({ kind: fc.constantFrom('rename', 'remove', 'regenerate'), at: fc.nat(3) }),
      fc.record({ kind: fc.constant('move' as const), at: fc.nat(3), to: fc.integer({ min: 1, max: 4 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 8 }), async (edits) => {
        const { api, regenerateSection, phaseId, sectionIds } = await setUp()
        for (const id of sectionIds) await learn(phaseId, id)
        const before = new Map(await Promise.all(sectionIds.map(async (id) => [id, await progressOf(id)] as const)))
        const touched = new Set<string>()
        let ids = [...sectionIds]
        for (const one of edits) {
          const id = 'at' in one ? ids[one.at % ids.length] : undefined
          const run = () => {
            if (one.kind === 'add') return api.addSection({ phaseId, title: 'Something more' })
            if (one.kind === 'move') return api.moveSection({ id: id ?? '', number: one.to })
            if (one.kind === 'rename') return api.renameSection({ id: id ?? '', title: 'Another title' })
            return one.kind === 'remove' ? api.removeSection({ id: id ?? '' }) : regenerateSection({ id: id ?? '' })
          }
          const answer = await run().catch(() => null)
          if (answer && id && (one.kind === 'remove' || one.kind === 'regenerate')) touched.add(id)
          ids = answer?.sections.map((section) => section.id) ?? ids
        }
        for (const [id, progress] of before) {
          if (!touched.has(id)) expect(await progressOf(id)).toEqual(progress)
        }
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})

describe('who may edit', () => {
  const calls = (phaseId: string, id: string): [method: string, path: string, body?: object][] => [
    ['POST', '/ft/learning/section/add', { phaseId, title: 'A title' }],
    ['PUT', `/ft/learning/section/rename/${id}`, { title: 'A title' }],
    ['PUT', `/ft/learning/section/move/${id}`, { sectionNumber: 2 }],
    ['POST', `/ft/learning/section/regenerate/${id}`, {}],
    ['DELETE', `/ft/learning/section/remove/${id}`],
  ]
  const statuses = (user: TestUser | null, phaseId: string, id: string) =>
    Promise.all(
      calls(phaseId, id).map(async ([method, path, body]) => {
        const response = await send(path, { token: user?.token, method, body, env: BUILTIN })
        return response.status
      }),
    )

  it('refuses visitors, others, unknown, malformed and deleted ids, and while it is being written', async () => {
    const { user, roadmapId, phaseId, sectionIds } = await setUp()
    const other = await createUser()
    const id = sectionIds[0] ?? ''
    expect(await statuses(null, phaseId, id)).toEqual([401, 401, 401, 401, 401])
    expect(await statuses(other, phaseId, id)).toEqual([403, 403, 403, 403, 403])
    expect(await statuses(user, crypto.randomUUID(), crypto.randomUUID())).toEqual([404, 404, 404, 404, 404])
    expect(await statuses(user, 'x', 'x')).toEqual([404, 404, 404, 404, 404])
    const set = (change: Partial<typeof roadmaps.$inferInsert>) =>
      database().update(roadmaps).set(change).where(eq(roadmaps.id, roadmapId))
    await set({ state: 'incomplete', leaseUntil: new Date(Date.now() + 3_600_000).toISOString() })
    expect(await statuses(user, phaseId, id)).toEqual([409, 409, 409, 409, 409])
    await set({ deletedAt: new Date().toISOString() })
    expect(await statuses(user, phaseId, id)).toEqual([404, 404, 404, 404, 404])
  })

  it('a bad title gets a clear sentence', async () => {
    const { user, phaseId } = await setUp()
    const add = async (title: unknown) => {
      const response = await send('/ft/learning/section/add', { token: user.token, body: { phaseId, title } })
      return [response.status, ((await response.json()) as { error: string }).error]
    }
    expect(await add('ab')).toEqual([400, 'A title needs at least 3 characters.'])
    expect(await add(undefined)).toEqual([400, 'Please give the section a title.'])
    expect((await add('how to build a bomb at home'))[0]).toBe(400)
  })
})
