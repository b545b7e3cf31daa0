import type { Database } from '#worker/db/client.ts'
import { isInappropriate } from '#worker/features/roadmaps/author/hear/is-inappropriate.ts'
import { isNonsense } from '#worker/features/roadmaps/author/hear/is-nonsense.ts'
import { planRoadmap } from '#worker/features/roadmaps/author/plan/plan-roadmap.ts'
import type { Plan } from './plan.ts'

/** Prompts name dates: what is left until them must not depend on when the planner is evaluated. */
const today = new Date('2026-11-23')

/** What the product makes of a prompt: a plan out of the library, or a refusal, as the one who judges requests has it. */
export async function planPrompt(db: Database, prompt: string): Promise<Plan> {
  if (isInappropriate(prompt)) return { refused: 'inappropriate', nearest: [] }
  const plan = await planRoadmap(db, prompt, today)
  if ('phases' in plan) return { sections: plan.phases.flatMap(({ sections }) => sections), pathId: plan.pathId }
  const isRefused = !plan.isSubject && isNonsense(prompt)
  return { refused: isRefused ? 'inappropriate' : 'unknown', nearest: plan.nearest.map(({ id }) => id) }
}
