import { and, eq } from 'drizzle-orm'
import type { PhaseProgress } from '#shared/progress/schemas.ts'
import { addQuestions } from '#tests/factories/progress.ts'
import { createManyRoadmaps } from '#tests/factories/roadmaps.ts'
import { openStore, type Store } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import type { KnownIds } from './values.ts'

export interface Learner {
  token: string
  /** One set a roadmap. */
  ids: KnownIds[]
}

const ROADMAPS_EACH = 6

/** Signed-in people with roadmaps that they have begun to learn, and credits for many more. @param url of the product */
export async function createLearners(url: string, vars: Record<string, string>, count: number): Promise<Learner[]> {
  const learners: Learner[] = []
  for (let n = 0; n < count; n += 1) learners.push(await createLearner(url, openStore(vars)))
  return learners
}

async function createLearner(url: string, store: Store): Promise<Learner> {
  const { userId: user, username, token } = await createUser(store, { credits: 1000 })
  await createManyRoadmaps(store, [user], ROADMAPS_EACH)
  const phases = await store.db
    .select({ phase: roadmapPhases.id, roadmap: roadmaps.id })
    .from(roadmapPhases)
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(and(eq(roadmaps.userId, user), eq(roadmapPhases.position, 1)))
  const ask = askerOf(url, token)
  const { inviteLink } = await ask<{ inviteLink: string }>('invites.friendLink')
  const code = inviteLink.split('/').at(-1) ?? ''
  const ids: KnownIds[] = []
  for (const { phase, roadmap } of phases) {
    const { sections } = await ask<PhaseProgress>('progress.open', { phaseId: phase })
    const { sectionId: section = '', cards = [], bonusCards = [] } = sections[0] ?? {}
    const [question = ''] = await addQuestions(store, section)
    const [card = '', bonus = ''] = [cards[0]?.id, bonusCards[0]?.id]
    ids.push({ user, username, code, roadmap, phase, section, card, bonus, question })
  }
  return { token, ids }
}

function askerOf(url: string, token: string) {
  return async <T>(procedure: string, input: object = {}): Promise<T> => {
    const response = await fetch(`${url}/trpc/${procedure}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const { result } = (await response.json()) as { result?: { data: T } }
    if (!result) throw new Error(`${procedure} answered ${response.status}`)
    return result.data
  }
}
