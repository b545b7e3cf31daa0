import { eq } from 'drizzle-orm'
import { roadmaps } from '#worker/db/schema/index.ts'
import { awardCertificate } from '#worker/features/roadmaps/statements.ts'
import { completeSections } from './progress.ts'
import { createStoredRoadmap, idsOf } from './roadmaps.ts'
import type { Store } from './store.ts'
import type { TestUser } from './users.ts'

export interface CompletedRoadmap {
  roadmapId: string
  sectionIds: string[]
}

/** A roadmap of two phases with two sections each, as many of them completed as the test says. */
export async function createLearnedRoadmap(
  store: Store,
  user: TestUser,
  { completed = 4, prompt = 'Learn TypeScript' }: { completed?: number; prompt?: string } = {},
): Promise<CompletedRoadmap> {
  const phases = [1, 2].map((position) => ({
    id: crypto.randomUUID(),
    title: `Phase ${position}`,
    overview: 'Overview',
    sections: [1, 2].map((number) => ({
      id: crypto.randomUUID(),
      title: `Section ${position}.${number}`,
      description: 'About',
      aim: 'Aim',
      category: 'basics',
      objectives: ['Know it'],
    })),
  }))
  const roadmapId = await createStoredRoadmap(store, user, { prompt }, phases)
  const sectionIds = idsOf(phases).flatMap((phase) => phase.sectionIds)
  await completeSections(store, sectionIds.slice(0, completed))
  return { roadmapId, sectionIds }
}

/** Awards as the progress room does; null while something is missing. */
export async function award({ db }: Store, roadmapId: string): Promise<string | null> {
  const owner = await db.query.roadmaps.findFirst({ columns: { userId: true }, where: eq(roadmaps.id, roadmapId) })
  if (!owner) throw new Error('no roadmap')
  const [certificate] = await awardCertificate(db, { id: roadmapId, userId: owner.userId })
  return certificate?.id ?? null
}

/** A person with a completed roadmap and its certificate. */
export async function createCertificate(
  store: Store,
  user: TestUser,
  prompt?: string,
): Promise<CompletedRoadmap & { certificateId: string }> {
  const roadmap = await createLearnedRoadmap(store, user, prompt === undefined ? {} : { prompt })
  const certificateId = await award(store, roadmap.roadmapId)
  if (!certificateId) throw new Error('the roadmap is not completed')
  return { ...roadmap, certificateId }
}
