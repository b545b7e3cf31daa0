import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { phaseOf } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import {
  createOpenedSection,
  createResource,
  createStudy,
  createUser,
  database,
  opened,
} from '#tests/support/worker/factories.ts'
import { resources, users } from '#worker/db/schema/index.ts'

const counted = async (id: string) => {
  const [row] = await database()
    .select({ helpful: resources.helpfulVotes, unhelpful: resources.unhelpfulVotes })
    .from(resources)
    .where(eq(resources.id, id))
  return [row?.helpful, row?.unhelpful]
}

/** Somebody with this resource as a card. */
async function learner(resourceId: string) {
  const user = await createUser()
  const { phaseId } = await createOpenedSection(user, { cards: [resourceId] })
  const { api } = await callerFor(user.token)
  const cardOf = async () => (await api.progress.open({ phaseId })).sections[0]?.cards[0]
  const cardId = (await cardOf())?.id ?? ''
  const vote = async (isHelpful: boolean | null) =>
    (await api.progress.voteContent({ phaseId, cardId, isHelpful })).sections[0]?.cards[0]
  return { user, cardOf, vote }
}

describe('one vote a person and resource', () => {
  it('is counted once, can be changed and taken back', async () => {
    const id = await createResource()
    const { vote } = await learner(id)
    expect(await vote(true)).toMatchObject({ isHelpful: true, votes: null })
    await vote(true)
    expect(await counted(id)).toEqual([1, 0])
    expect(await vote(false)).toMatchObject({ isHelpful: false })
    expect(await counted(id)).toEqual([0, 1])
    expect(await vote(null)).toMatchObject({ isHelpful: null })
    await vote(null)
    expect(await counted(id)).toEqual([0, 0])
  })

  it('two tabs at once vote once', async () => {
    const id = await createResource()
    const { vote } = await learner(id)
    await Promise.all([vote(true), vote(true), vote(true)])
    expect(await counted(id)).toEqual([1, 0])
  })

  it('several people at once are all counted, and told once there are three', async () => {
    const id = await createResource()
    const learners = await Promise.all([learner(id), learner(id), learner(id)])
    await Promise.all(learners.map(({ vote }, n) => vote(n > 0)))
    expect(await counted(id)).toEqual([2, 1])
    expect(await learners[0]?.cardOf()).toMatchObject({ isHelpful: false, votes: { helpful: 2, all: 3 } })
  })

  it('goes with the account of who gave it', async () => {
    const id = await createResource()
    const { vote, user } = await learner(id)
    await vote(true)
    await database().delete(users).where(eq(users.id, user.userId))
    expect(await counted(id)).toEqual([0, 0])
  })
})

it('is refused for a card of another phase, and for what no card has as its id; nothing is counted', async () => {
  const study = await createStudy({ phases: 2 })
  const [{ api, phaseId }, { progress: other }] = [await opened(study), await opened(study, 1)]
  expect(phaseOf(study)).toBe(phaseId)
  for (const cardId of [other.sections[0]?.cards[0]?.id ?? '', crypto.randomUUID(), 'x']) {
    await expect(api.progress.voteContent({ phaseId, cardId, isHelpful: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
  expect((await opened(study, 1)).progress).toEqual(other)
})
