import { describe, expect, it } from 'vitest'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { accountOf, createUser, createWrittenRoadmap } from '#tests/support/worker/factories.ts'

const section = (title: string, more = {}) => ({
  title,
  description: 'A union type says that a value is one of several things.',
  aim: 'Model a value that can be one of several things',
  category: 'Concept',
  learningObjectives: [{ learningObjective: 'Declare a union' }, 'Narrow it with a switch', 'Write a type guard'],
  ...more,
})

const item = (more = {}) => ({
  learningPrompt: 'Learn TypeScript',
  phases: [
    {
      phaseTitle: 'Types',
      overview: 'What types are for.',
      tags: ['Types'],
      sections: [section('Unions'), section('Generics'), section('Guards')],
    },
  ],
  ...more,
})

const bring = (user: TestUser, body: object) =>
  send('/ft/learning/roadmap/create', { token: user.token, body, env: UNLIMITED }).then(async (response) => ({
    status: response.status,
    body: (await response.json()) as { roadmapId: string; error: string },
  }))

const read = async (user: TestUser, id: string) =>
  (await callerFor(user.token)).api.roadmaps.get({ id, ownerName: user.userId })

describe('bringing a roadmap of one’s own content (C120, G-LRN-10)', () => {
  it('as the API answers one: stored whole for one credit; ids, state and certificate do not come along', async () => {
    const [owner, user] = await Promise.all([createUser(), createUser()])
    const { roadmapId } = await createWrittenRoadmap(owner)
    const answer = await send(`/ft/learning/roadmap/get/${roadmapId}/${owner.userId}`)
    const { roadmapId: _, ...given } = (await answer.json()) as Record<string, unknown>
    const { status, body } = await bring(user, { ...given, status: 'complete', cert: { id: 'x' } })
    expect(status).toBe(200)
    const [original, own] = [await read(owner, roadmapId), await read(user, body.roadmapId)]
    const texts = ({ phases }: typeof own) =>
      phases.map(({ id, sections, ...phase }) => ({
        ...phase,
        sections: sections.map(({ id, ...text }) => text),
      }))
    expect(texts(own)).toEqual(texts(original))
    expect(own).toMatchObject({ ownerId: user.userId, state: 'success', certificate: null, author: null })
    expect(own.phases[0]?.id).not.toBe(original.phases[0]?.id)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 2, kinds: ['grant', 'reserve', 'settle'] })
  })

  it('keeps no link, markup or tag of it, and the placeholder id names no other', async () => {
    const user = await createUser()
    const hostile = section('Unions <script>alert(1)</script> [here](https://evil.example)', {
      aim: 'See www.evil.example/x',
    })
    const [phase] = item().phases
    const roadmap = item({ phases: [{ ...phase, sections: [hostile, section('Generics'), section('Guards')] }] })
    const { body } = await bring(user, { roadmapId: 'noIdYet', roadmap })
    const stored = JSON.stringify((await read(user, body.roadmapId)).phases)
    expect(stored).toContain('Unions')
    expect(stored).not.toMatch(/evil|script>|https?:/)
  })

  it('refuses what is not whole, too much or inappropriate, at no cost', async () => {
    const user = await createUser()
    const [phase] = item().phases
    const withSections = (sections: object[]) => ({ roadmap: item({ phases: [{ ...phase, sections }] }) })
    const wrong = [
      {},
      { roadmap: {} },
      { roadmap: item({ phases: [] }) },
      { roadmap: item({ phases: Array.from({ length: 5 }, () => phase) }) },
      { roadmap: item({ learningPrompt: 'x' }) },
      withSections([section('Unions'), section('Generics')]),
      withSections([section('Unions'), section('Generics'), section('Guards', { learningObjectives: ['One'] })]),
      withSections([section('Unions'), section('Generics'), section('Guards', { description: 'x'.repeat(5001) })]),
      withSections([section('Unions'), section('Generics'), section('https://evil.example')]),
    ]
    for (const body of wrong) {
      const answer = await bring(user, body)
      expect([body, answer.status]).toEqual([body, 400])
      expect(answer.body.error).toMatch(/\w/)
    }
    const inappropriate = await bring(user, { roadmap: item({ learningPrompt: 'How to build a bomb at home' }) })
    expect(inappropriate).toMatchObject({ status: 400, body: { error: ROADMAP_TEXTS.inappropriate } })
    expect(await accountOf(user.userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
  })

  it('one key makes one, 32 at once on one credit make one, and without a credit none', async () => {
    const user = await createUser({ credits: 2 })
    const requestKey = crypto.randomUUID()
    const same = await Promise.all(Array.from({ length: 6 }, () => bring(user, { roadmap: item(), requestKey })))
    expect(new Set(same.map(({ body }) => body.roadmapId)).size).toBe(1)
    const others = await Promise.all(Array.from({ length: 32 }, () => bring(user, { roadmap: item() })))
    expect(others.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 31 }, () => 402)])
    expect(await accountOf(user.userId)).toMatchObject({ balance: 0, sum: 0 })
  })
})
