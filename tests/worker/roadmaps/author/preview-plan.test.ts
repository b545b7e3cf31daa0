import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { PlanChanges } from '#shared/roadmaps/plans.ts'
import { callerFor, send, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import type { Env } from '#worker/env.ts'
import { planRoadmap } from '#worker/features/roadmaps/author/plan/plan-roadmap.ts'
import { claimRoadmap } from '#worker/features/roadmaps/generation/claim-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generation/generate-roadmap.ts'

const BUILTIN: Partial<Env> = { MODEL_PROVIDER: 'builtin' }

async function person(changes: Partial<Env> = BUILTIN) {
  const user = await createUser()
  const { api } = await callerFor(user.token, changes)
  return { ...user, api }
}

/** The workflow's run, without the engine. */
async function write(roadmapId: string, changes: Partial<Env> = BUILTIN) {
  const ctx = systemContext(changes)
  await endRoadmap(ctx, await generateRoadmap(ctx, await claimRoadmap(ctx, roadmapId, 'test')))
}

async function writtenTitles(roadmapId: string) {
  const rows = await database()
    .select({ phase: roadmapPhases.title, section: phaseSections.title })
    .from(phaseSections)
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .where(eq(roadmapPhases.roadmapId, roadmapId))
    .orderBy(roadmapPhases.position, phaseSections.position)
  return rows.map(({ phase, section }) => `${phase}: ${section}`)
}

const titlesOf = ({ phases }: { phases: { title: string; sections: { title: string }[] }[] }) =>
  phases.flatMap(({ title, sections }) => sections.map((section) => `${title}: ${section.title}`))

const NOW = new Date('2026-11-22T12:00:00Z')

async function planned(prompt: string, changes: PlanChanges = {}) {
  const answer = await planRoadmap(database(), prompt, { changes, now: NOW })
  if (!('phases' in answer)) throw new Error(`Refused: ${prompt}`)
  return { ...answer, topics: new Set(answer.phases.flatMap(({ sections }) => sections.map(({ topicId }) => topicId))) }
}

describe('a plan before anything is spent', () => {
  it('says what was heard, what would be written and how long it takes, and stores nothing', async () => {
    const { api, userId } = await person()
    const plan = await api.roadmaps.plan({ prompt: 'I know Java and want to learn Python, no Django, 5 hours a week' })
    expect(plan).toMatchObject({
      heard: expect.stringMatching(/^You know Java\. You want to learn Python/),
      understood: { knows: ['Java'], wants: ['Python'], without: ['django'], hoursPerWeek: 5, until: null },
      author: 'builtin',
    })
    expect(plan.phases.length).toBeGreaterThan(1)
    for (const { minutes, sections } of plan.phases)
      expect(minutes).toBe(sections.reduce((sum, section) => sum + section.minutes, 0))
    expect(await database().$count(roadmaps, eq(roadmaps.userId, userId))).toBe(0)
    expect(await accountOf(userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
  })

  it('offers two others that may have been meant, each planned whole by its title', async () => {
    const { api } = await person()
    const { others } = await api.roadmaps.plan({ prompt: 'react and testing' })
    expect(new Set(others.map(({ id }) => id)).size).toBe(2)
    for (const { id, title } of others) {
      expect((await planned(title)).pathId).toBe(id)
      expect((await api.roadmaps.plan({ prompt: title })).others).toEqual([])
    }
  })

  it('what is shown is what is written, changes included, also when it is restarted', async () => {
    const { api, userId } = await person()
    const request = { prompt: 'docker', changes: { level: 'advanced', hoursPerWeek: 4, until: dayIn(21) } as const }
    const shown = await api.roadmaps.plan(request)
    expect(titlesOf(shown)).not.toEqual(titlesOf(await api.roadmaps.plan({ prompt: 'docker' })))
    const { id } = await api.roadmaps.create(request)
    const ctx = systemContext(BUILTIN)
    const claim = await claimRoadmap(ctx, id, 'test')
    if (!claim) throw new Error('nothing to claim')
    await endRoadmap(ctx, { kind: 'failed', lease: claim, errorText: 'It failed.' })
    await api.roadmaps.restart({ id })
    await write(id)
    expect(await writtenTitles(id)).toEqual(titlesOf(shown))
    const roadmap = await api.roadmaps.get({ id, ownerName: userId })
    expect(roadmap).toMatchObject({ heard: shown.heard, notHonoured: shown.notHonoured, state: 'success' })
  })

  it('a model gets the changes as data, and what it would write is shown as a draft by its name', async () => {
    const model = { MODEL_NAME: 'stand-in@0' }
    const { api } = await person(model)
    const marker = `Marker ${crypto.randomUUID().slice(0, 8)}`
    const request = { prompt: 'Learn Python', changes: { knows: [marker], level: null } }
    expect(await api.roadmaps.plan(request)).toMatchObject({ author: 'stand-in@0', understood: { knows: [marker] } })
    const { id } = await api.roadmaps.create(request)
    await write(id, model)
    const control = await fetch(`${systemContext().env.MODEL_BASE_URL?.replace('/v1', '')}/control`)
    const { requests } = (await control.json()) as { requests: { messages: { role: string; content: string }[] }[] }
    const mine = requests.find(({ messages }) => messages.some(({ content }) => content.includes(marker)))
    const said = (role: string) => mine?.messages.find((message) => message.role === role)?.content ?? ''
    expect(JSON.parse(said('user'))).toMatchObject({ corrections: { knows: [marker], level: null } })
    expect(said('system')).not.toContain(marker)
  })

  it('a model also writes what the library has nothing for: then there is no outline', async () => {
    const { api } = await person({ MODEL_NAME: 'stand-in@0' })
    const plan = await api.roadmaps.plan({ prompt: 'Keeping bees on a roof' })
    expect(plan).toMatchObject({ phases: [], hours: null, author: 'stand-in@0' })
  })

  it('refuses as the creation does, with the nearest paths, and by what was added, too', async () => {
    const { api, userId } = await person()
    const nearest = [0, 1, 2].map(() => ({ id: expect.any(String), title: expect.any(String) }))
    await expect(api.roadmaps.plan({ prompt: 'Keeping bees on a roof' })).rejects.toMatchObject({
      cause: { code: 'unknown_topic', details: { nearest } },
    })
    const changes = { wants: ['ransomware to extort a hospital'] }
    for (const call of [api.roadmaps.plan, api.roadmaps.create])
      await expect(call({ prompt: 'Learn to write Python', changes })).rejects.toMatchObject({
        cause: { code: 'inappropriate' },
      })
    expect((await accountOf(userId)).balance).toBe(3)
  })

  it.each([
    ['nine subjects', { knows: Array.from({ length: 9 }, (_, n) => `Subject ${n}`) }],
    ['nothing that is wanted', { wants: [] }],
    ['an empty subject', { without: ['  '] }],
    ['a long one', { knows: ['x'.repeat(61)] }],
    ['two lines', { knows: ['Java\nRust'] }],
    ['no hours', { hoursPerWeek: 0 }],
    ['a day that is none', { until: '2026-13-01' }],
    ['another level', { level: 'wizard' }],
  ])('takes no %s', async (_what, changes) => {
    const { api } = await person()
    const call = api.roadmaps.plan({ prompt: 'Learn Python', changes: changes as PlanChanges })
    await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('what the learner says takes the place of what was heard', () => {
  it('what is known', async () => {
    const heard = await planned('I know Java and want to learn Python')
    expect(heard.understood.knows).toEqual(['Java'])
    const changed = await planned('I know Java and want to learn Python', { knows: ['C#', 'SQL'] })
    expect(changed.heard).toMatch(/^You know C# and SQL\. You want to learn Python/)
    const nothing = await planned('I know Java and want to learn Python', { knows: [] })
    expect(nothing.heard).not.toContain('Java')
    expect(nothing.pathId).not.toBe(heard.pathId)
    const bees = await planRoadmap(database(), 'Keeping bees on a roof', { changes: { knows: ['React'] }, now: NOW })
    expect(bees).not.toHaveProperty('phases')
  })

  it('what is wanted: one more, one instead, and the rest of the prompt stays', async () => {
    const [more, instead] = await Promise.all([
      planned('learn React', { wants: ['React', 'PostgreSQL'] }),
      planned('learn React', { wants: ['Vue'] }),
    ])
    expect([...more.topics]).toEqual(expect.arrayContaining(['react', 'postgresql']))
    expect(instead.topics).not.toContain('react')
    expect(instead.topics).toContain('vue')
    const same = await planned('React interview in two weeks', { wants: ['React'] })
    expect(same.pathId).toBe('react-interview-in-two-weeks')
  })

  it('a subject that the library lacks is named, and does not cost the others', async () => {
    const { notHonoured, understood } = await planned('learn React', { wants: ['React', 'Zorblax'] })
    expect(notHonoured).toMatch(/Not covered: zorblax/i)
    expect(understood.wants).toEqual(['React', 'Zorblax'])
  })

  it('what is not wanted', async () => {
    const before = await planned('frontend')
    const topic = before.topics.has('react') ? 'React' : 'CSS'
    const { topics, heard } = await planned('frontend', { without: [topic, 'Angular'] })
    expect(topics).not.toContain(topic.toLowerCase())
    expect(heard).toContain(`without ${topic.toLowerCase()} or angular`)
  })

  it('the level, also none', async () => {
    const levelsOf = ({ phases }: Awaited<ReturnType<typeof planned>>) =>
      phases.flatMap(({ sections }) => sections.map(({ level }) => level))
    const advanced = await planned('docker for beginners', { level: 'advanced' })
    expect(levelsOf(advanced)).not.toContain(1)
    expect(advanced.heard).toContain('at an advanced level')
    expect((await planned('docker for beginners', { level: null })).heard).not.toContain('beginning')
  })

  it('hours a week and a last day', async () => {
    const short = await planned('docker', { hoursPerWeek: 3, until: '2026-12-06' })
    expect(short.hours).toBeLessThanOrEqual(6)
    expect(short.heard).toContain('until 6 December 2026, at 3 hours a week')
    expect(short.hours).toBeLessThan((await planned('docker')).hours)
    const heard = await planned('docker in 2 weeks, 3 hours a week')
    expect(heard.understood).toMatchObject({ hoursPerWeek: 3, until: '2026-12-06' })
    const longer = await planned('docker in 2 weeks, 3 hours a week', { until: null })
    expect(longer.understood).toMatchObject({ hoursPerWeek: 3, until: null })
    expect(longer.hours).toBeGreaterThan(heard.hours)
    expect((await planned('docker by March')).understood.until).toBe('2027-03-01')
    expect((await planned('docker in 6 hours', { hoursPerWeek: 2 })).hours).toBeLessThanOrEqual(6)
  })
})

it('who skips the plan does so on every device, and nobody else', async () => {
  const [one, other] = await Promise.all([person(), person()])
  expect((await one.api.auth.account()).skipsPlan).toBe(false)
  expect(await one.api.users.savePreferences({ skipsPlan: true })).toMatchObject({ skipsPlan: true })
  expect((await one.api.auth.account()).skipsPlan).toBe(true)
  expect((await other.api.auth.account()).skipsPlan).toBe(false)
  expect(await (await send('/auth/user', { token: one.token })).json()).not.toHaveProperty('skipsPlan')
})

it('the documented calls, too, charge nothing for a subject that nobody will teach', async () => {
  const { token, userId } = await person()
  const subjects = ['Keeping bees on a roof', 'learn SolidJS', 'asdfgh']
  const env = { ...BUILTIN, ...UNLIMITED }
  for (const path of ['/gpt/pathway/learning/background/roadmap', '/gpt/pathway/learning/streaming/roadmap'])
    for (const objective of subjects) {
      const response = await send(path, { token, body: { objective }, env })
      expect([objective, response.status]).toEqual([objective, 400])
    }
  expect(await accountOf(userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
})

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
