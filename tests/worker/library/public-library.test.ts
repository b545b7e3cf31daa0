import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  PATH_AREAS,
  PATH_KINDS,
  PATH_LEVELS,
  PATHS_PER_PAGE,
  type PathKind,
  type PathLevel,
} from '#shared/library/rules.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { database } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'
import { libraryPathSections, libraryPaths, librarySections, libraryTopics } from '#worker/db/schema/index.ts'

/** As a visitor. */
const list = async (input: Parameters<Awaited<ReturnType<typeof callerFor>>['api']['library']['list']>[0] = {}) =>
  (await callerFor()).api.library.list(input)
const titles = async (search: string) => (await list({ search })).paths.map(({ title }) => title)

describe('the list of paths', () => {
  it('has every path once, a page at a time, but those of the internships', async () => {
    const ids: string[] = []
    for (let cursor: number | null = 0; cursor !== null; ) {
      const { paths, total, nextCursor } = await list({ cursor })
      expect(paths.length).toBeLessThanOrEqual(PATHS_PER_PAGE)
      ids.push(...paths.map(({ id }) => id))
      cursor = nextCursor
      if (cursor === null) expect(ids).toHaveLength(total)
    }
    const all = await database().select({ id: libraryPaths.id }).from(libraryPaths)
    const isInternship = (id: string) => id.startsWith('open-source-internship-')
    expect(ids.toSorted()).toEqual(
      all
        .map(({ id }) => id)
        .filter((id) => !isInternship(id))
        .toSorted(),
    )
    expect((await list({ cursor: 10_000 })).paths).toEqual([])
  })

  it('begins with something of every area', async () => {
    const { paths } = await list()
    expect(new Set(paths.map(({ area }) => area))).toEqual(new Set(Object.keys(PATH_AREAS)))
  })

  it('says how long a path takes and how it runs', async () => {
    const { paths } = await list({ search: 'React for people who know JavaScript' })
    expect(paths[0]).toMatchObject({
      ...{ id: 'react-for-people-who-know-javascript', kind: 'skill', area: 'web' },
      topics: expect.arrayContaining(['React']),
    })
    expect(paths[0]?.minutes).toBeGreaterThan(60)
    for (const sections of paths[0]?.phases ?? []) expect([3, 4]).toContain(sections)
  })

  it('finds by what a path is called, by what its sections teach, and in spite of a slip', async () => {
    expect((await titles('system design interview'))[0]).toMatch(/system design/i)
    expect((await titles('reakt hooks'))[0]).toMatch(/React/)
    expect((await titles('window functions'))[0]).toMatch(/window functions/i)
    expect(await titles('borrow checker')).not.toEqual([])
  })

  it('begins with what is about it, not with what mentions it', async () => {
    const [first, ...others] = await titles('accessibility')
    for (const title of [first, ...others.slice(0, 3)]) expect(title).toMatch(/accessibility/i)
    expect((await titles('python test')).slice(0, 2).join()).toMatch(/Python.*Python/)
    expect((await titles('python'))[0]).toMatch(/^Python from zero/)
    expect((await titles('git'))[0]).toMatch(/^Git and pull requests/)
  })

  it('finds nothing rather than something else', async () => {
    expect(await list({ search: 'keeping bees' })).toEqual({
      ...{ paths: [], total: 0, nextCursor: null },
      counts: { kind: {}, area: {}, level: {} },
    })
    expect((await list({ search: '!?' })).paths).toEqual([])
  })

  it('keeps to kind, area and level', async () => {
    const { paths, total } = await list({ search: 'python', kind: 'interview', area: 'data', level: '2' })
    for (const path of paths) expect(path).toMatchObject({ kind: 'interview', area: 'data', level: '2' })
    expect(total).toBeLessThan((await list({ search: 'python' })).total)
    for (const kind of Object.keys(PATH_KINDS) as (keyof typeof PATH_KINDS)[])
      expect((await list({ kind })).total).toBeGreaterThan(0)
  })

  it('counts before one chooses: as many as each filter then leaves beside the others and the search', async () => {
    const asked = { search: 'python', kind: 'interview' } as const
    const { counts } = await list(asked)
    for (const level of Object.keys(PATH_LEVELS) as PathLevel[])
      expect((await list({ ...asked, level })).total).toBe(counts?.level[level] ?? 0)
    for (const kind of Object.keys(PATH_KINDS) as PathKind[])
      expect((await list({ search: 'python', kind })).total).toBe(counts?.kind[kind] ?? 0)
    const { total } = await list(asked)
    expect(Object.values(counts?.area ?? {}).reduce((sum, count) => sum + count, 0)).toBe(total)
    expect(total).toBeGreaterThan(0)
    expect((await list({ cursor: 24 })).counts).toBeNull()
    const input = encodeURIComponent(JSON.stringify(asked))
    expect(await sequentialRoundTrips(`/trpc/library.list?input=${input}`, {})).toBe(1)
  })

  it('knows every kind and area that the library has', async () => {
    const kinds = await database().selectDistinct({ kind: libraryPaths.kind }).from(libraryPaths)
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(PATH_KINDS).toSorted())
    // other tests bring topics of their own, without any path
    const areas = await database()
      .selectDistinct({ domain: libraryTopics.domain })
      .from(libraryTopics)
      .innerJoin(librarySections, eq(librarySections.topicId, libraryTopics.id))
      .innerJoin(libraryPathSections, eq(libraryPathSections.sectionId, librarySections.id))
    expect(areas.map(({ domain }) => domain).toSorted()).toEqual(Object.keys(PATH_AREAS).toSorted())
  })

  it('refuses what is no search, and what the database can’t read', async () => {
    const ask = (input: object) => send(`/trpc/library.list?input=${encodeURIComponent(JSON.stringify(input))}`)
    const wrong = [
      { search: 'x'.repeat(201) },
      { search: 'a\0b' },
      { search: '\ud800' },
      { kind: 'toString' },
      { cursor: -1 },
      { level: '4' },
    ]
    for (const input of wrong) expect([input, (await ask(input)).status]).toEqual([input, 400])
    for (const search of ["' or 1=1 --", '%', ':* & |', '🎉', '\\'])
      expect([search, (await ask({ search })).status]).toEqual([search, 200])
  })
})

describe('one path', () => {
  it('is readable without a sign-in, and never what its tests ask', async () => {
    const { api } = await callerFor()
    const path = await api.library.get({ id: 'react-for-people-who-know-javascript' })
    expect(path).toMatchObject({ title: 'React for people who know JavaScript', kind: 'skill' })
    const sections = path.phases.flatMap((phase) => phase.sections)
    expect(sections.length).toBeGreaterThan(2)
    for (const section of sections) {
      expect(Object.keys(section).toSorted()).toEqual(['aim', 'description', 'id', 'minutes', 'objectives', 'title'])
      expect(section.objectives.length).toBeGreaterThan(2)
    }
    expect(path.minutes).toBe(sections.reduce((sum, { minutes }) => sum + minutes, 0))
    const [row] = await database().select().from(libraryPaths).where(eq(libraryPaths.id, path.id))
    expect(path.description).toBe(row?.description)
  })

  it('is not found where there is none, and where it is an internship’s', async () => {
    const { api } = await callerFor()
    for (const id of ['no-such-path', 'open-source-internship-python'])
      await expect(api.library.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(api.library.get({ id: '../etc' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

it('each read is one round trip, and counted by address', async () => {
  for (const [name, input] of [
    ['library.list', { search: 'react' }],
    ['library.get', { id: 'react-for-people-who-know-javascript' }],
    ['roadmaps.listPublic', { search: 'react' }],
  ] as const) {
    const path = `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
    expect([name, await sequentialRoundTrips(path, {})]).toEqual([name, 1])
  }
})
