import type { Database } from '#worker/db/client.ts'
import { answerPrompt } from '#worker/features/roadmaps/author/plan/answer-prompt.ts'
import type { Plan } from './plan.ts'

/** Prompts name dates: what is left until them must not depend on when the planner is evaluated. */
export const today = new Date('2026-11-23')

/** What the product makes of a prompt, as the scores are given for it. */
export async function planPrompt(db: Database, prompt: string): Promise<Plan> {
  const plan = await answerPrompt(db, prompt, { now: today })
  if ('phases' in plan) return { sections: plan.phases.flatMap(({ sections }) => sections), pathId: plan.pathId }
  return { refused: plan.refused, nearest: plan.refused === 'unknown' ? plan.nearest.map(({ id }) => id) : [] }
}
