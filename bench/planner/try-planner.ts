import type { PathContent } from '#dev/library/content.ts'
import type { Database } from '#worker/db/client.ts'
import type { Plan } from './plan.ts'
import { planPrompt } from './plan-prompt.ts'
import type { Case } from './read-prompts.ts'
import { type Score, scorePlan } from './score-plan.ts'

export type Trial = Case & Score & { plan: Plan; ms: number }

/** Has every prompt planned, one after the other, and compares the plans with what is expected. */
export async function tryPlanner(db: Database, cases: Case[], paths: PathContent[]): Promise<Trial[]> {
  const trials: Trial[] = []
  for (const one of cases) {
    const startedAt = performance.now()
    const plan = await planPrompt(db, one.expected.prompt)
    const ms = performance.now() - startedAt
    trials.push({ ...one, ...scorePlan(one.expected, plan, paths), plan, ms })
  }
  return trials
}
