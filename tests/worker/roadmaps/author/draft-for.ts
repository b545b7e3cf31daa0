import { database } from '#tests/support/worker/factories.ts'
import { draftPlan } from '#worker/features/roadmaps/author/plan/draft-plan.ts'
import { planRoadmap } from '#worker/features/roadmaps/author/plan/plan-roadmap.ts'

/** What the built-in author writes for a prompt that the library has something for. */
export async function draftFor(prompt: string) {
  const plan = await planRoadmap(database(), prompt)
  if ('nearest' in plan) throw new Error(`The library has nothing for "${prompt}".`)
  return draftPlan(plan)
}
