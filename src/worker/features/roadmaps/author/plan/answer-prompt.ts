import type { Database } from '#worker/db/client.ts'
import { isInappropriate } from '../hear/is-inappropriate.ts'
import { isNonsense } from '../hear/is-nonsense.ts'
import { type NoPlan, type Plan, type PlanOptions, planRoadmap } from './plan-roadmap.ts'

/** Why there is no plan: nobody should write it or nobody can have meant it; or the library has nothing for it. */
export type Refusal = { refused: 'inappropriate' } | ({ refused: 'unknown' } & NoPlan)

/** What the library has for a prompt, or why there is no plan (G-LRN-26). One round trip at most. */
export async function answerPrompt(db: Database, prompt: string, options: PlanOptions = {}): Promise<Plan | Refusal> {
  const { knows = [], wants = [], without = [] } = options.changes ?? {}
  const whole = [prompt, ...knows, ...wants, ...without].join(', ')
  if (isInappropriate(prompt) || isInappropriate(whole)) return { refused: 'inappropriate' }
  const plan = await planRoadmap(db, prompt, options)
  if ('phases' in plan) return plan
  return !plan.isSubject && isNonsense(prompt) ? { refused: 'inappropriate' } : { refused: 'unknown', ...plan }
}
