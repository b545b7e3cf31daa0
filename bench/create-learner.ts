import { asc, eq } from 'drizzle-orm'
import { createManyRoadmaps } from '#tests/factories/roadmaps.ts'
import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'

/** A signed-in person of the benchmark. */
export type Learner = Awaited<ReturnType<typeof createUser>>

/** A signed-in person with that many finished roadmaps, and with credits to spend. @param vars the worker's variables */
export async function createLearner(
  vars: Record<string, string>,
  has: { roadmaps: number; credits: number },
): Promise<Learner> {
  const store = openStore(vars)
  const learner = await createUser(store, { credits: has.credits })
  await createManyRoadmaps(store, [learner.userId], has.roadmaps)
  return learner
}

/** The first phase of a roadmap of this person. */
export async function firstPhase(vars: Record<string, string>, userId: string) {
  const [phase] = await openStore(vars)
    .db.select({ roadmapId: roadmaps.id, phaseId: roadmapPhases.id })
    .from(roadmaps)
    .innerJoin(roadmapPhases, eq(roadmapPhases.roadmapId, roadmaps.id))
    .where(eq(roadmaps.userId, userId))
    .orderBy(asc(roadmapPhases.position))
    .limit(1)
  if (!phase) throw new Error('The learner has no roadmap')
  return phase
}
