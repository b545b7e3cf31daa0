import { expect, it } from 'vitest'
import { phasesFor } from '#dev/world/sample-roadmaps.ts'
import { send } from '#tests/support/worker/app.ts'
import { createStoredRoadmap, createUser, database } from '#tests/support/worker/factories.ts'

const MAX_BYTES = 20 * 1024
const SUBJECTS = [
  'React',
  'PostgreSQL',
  'Kubernetes',
  'Rust',
  'machine learning',
  'web security',
  'Django',
  'GraphQL',
  'SQL',
  'Go',
]
const WAYS = ['Learn %', 'Learn % from the ground up in two weeks', 'I want to learn % for my job']
const PROMPTS = WAYS.flatMap((way) => SUBJECTS.map((subject) => way.replace('%', subject)))

it('a list of 30 roadmaps is no longer than 20 KB; the documented one is whole', async () => {
  const user = await createUser()
  for (const prompt of PROMPTS) {
    await createStoredRoadmap(user, { prompt, author: 'builtin' }, await phasesFor(database(), prompt))
  }
  const read = async (path: string) => (await send(path, { token: user.token })).text()
  const list = await read('/trpc/roadmaps.list')
  expect(JSON.parse(list).result.data.roadmaps).toHaveLength(30)
  expect(new TextEncoder().encode(list).length).toBeLessThanOrEqual(MAX_BYTES)
  const whole = JSON.parse(await read('/ft/learning/roadmap/list')) as { roadmaps: { roadmap: { phases: object[] } }[] }
  expect(whole.roadmaps).toHaveLength(30)
  expect(whole.roadmaps[0]?.roadmap.phases[0]).toMatchObject({
    phaseTitle: expect.any(String),
    structure: [expect.any(String), expect.any(String), expect.any(String)],
  })
})
