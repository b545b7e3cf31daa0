import { expect, it } from 'vitest'
import { callerFor } from '#tests/support/worker/app.ts'
import { createStoredRoadmap, createUser, createWrittenRoadmap } from '#tests/support/worker/factories.ts'

const newWord = () => `q${crypto.randomUUID().replace(/[^a-z]/g, '')}x`
const find = async (search: string, cursor?: string) => (await callerFor()).api.roadmaps.listPublic({ search, cursor })

it('what people listed is found by what they asked for, and shows nothing else of theirs', async () => {
  const user = await createUser({ name: 'Ada Lovelace' })
  const word = newWord()
  const { roadmapId } = await createWrittenRoadmap(user, {
    ...{ prompt: `Learn ${word} at work`, title: 'Types', isListed: true, aboutLearner: 'I was fired last week' },
  })
  const { roadmaps, nextCursor } = await find(word)
  expect(roadmaps).toEqual([
    {
      ...{ id: roadmapId, ownerId: user.userId, ownerName: 'Ada Lovelace' },
      ...{ title: 'Types', prompt: `Learn ${word} at work` },
      ...{ phases: [3, 3], minutes: null },
    },
  ])
  expect(nextCursor).toBeNull()
  expect((await find(`${word} gardening`)).roadmaps).toEqual([])
})

it('what is not listed, not shared, not finished or deleted is not there', async () => {
  const user = await createUser()
  const word = newWord()
  const listed = { prompt: `Learn ${word}`, isListed: true }
  await createWrittenRoadmap(user, { ...listed, isListed: false })
  await createWrittenRoadmap(user, { ...listed, isLinkShared: false })
  await createStoredRoadmap(user, { ...listed, state: 'failure' })
  await createWrittenRoadmap(user, { ...listed, deletedAt: new Date().toISOString() })
  expect((await find(word)).roadmaps).toEqual([])
})

it('comes a page at a time, newest first, each once; also where two are of one instant', async () => {
  const user = await createUser()
  const word = newWord()
  const made: string[] = []
  for (let at = 0; at < 30; at += 1) {
    const createdAt = new Date(Date.UTC(2026, 9, 1 + Math.floor(at / 2))).toISOString()
    made.push(await createStoredRoadmap(user, { prompt: `${word} ${at}`, isListed: true, createdAt }))
  }
  const first = await find(word)
  expect(first.roadmaps).toHaveLength(24)
  const second = await find(word, first.nextCursor ?? '')
  expect(second.nextCursor).toBeNull()
  const read = [...first.roadmaps, ...second.roadmaps].map(({ id }) => id)
  expect(read.toSorted()).toEqual(made.toSorted())
  expect([made.indexOf(read[0] ?? ''), made.indexOf(read[29] ?? '')].map((at) => Math.floor(at / 2))).toEqual([14, 0])
})

it('is found by its title, too, and no longer by one that its owner changed', async () => {
  const user = await createUser()
  const [planned, own] = [newWord(), newWord()]
  const { roadmapId } = await createWrittenRoadmap(user, { title: `About ${planned}`, isListed: true })
  expect((await find(planned)).roadmaps).toMatchObject([{ id: roadmapId }])
  const { api } = await callerFor(user.token)
  await api.roadmaps.rename({ id: roadmapId, title: `My ${own}` })
  expect((await find(own)).roadmaps).toMatchObject([{ id: roadmapId, title: `My ${own}` }])
  expect((await find(planned)).roadmaps).toEqual([])
})
