import type { CreateRoadmapInput, PlanRoadmapInput } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { isInappropriate } from './author/hear/is-inappropriate.ts'
import { answerPrompt } from './author/plan/answer-prompt.ts'
import type { NoPlan, Plan } from './author/plan/plan-roadmap.ts'

/**
 * Refuses, before anything is spent, what no author should write (G-LRN-26) and what the library has nothing for, where
 * the built-in author is the one who writes; it offers the nearest paths then.
 * @returns the library's plan, which a model gets as reference; null where there is none, or none is needed
 * @throws DomainError inappropriate, unknown_topic
 */
export async function judgeRequest(
  ctx: Context,
  {
    aboutLearner,
    internshipLanguage,
    ...asked
  }: Pick<CreateRoadmapInput, 'prompt' | 'changes' | 'aboutLearner' | 'internshipLanguage'>,
): Promise<Plan | null> {
  requireAppropriate(aboutLearner)
  // what it teaches stands, whatever its prompt, a title, says
  if (internshipLanguage) {
    requireAppropriate(asked.prompt)
    return null
  }
  const plan = await judgePrompt(ctx, asked)
  return 'phases' in plan ? plan : null
}

/**
 * The same for a prompt and what was changed of it.
 * @returns no plan only where a model writes without one
 * @throws DomainError inappropriate, unknown_topic
 */
export async function judgePrompt(ctx: Context, { prompt, changes }: PlanRoadmapInput): Promise<Plan | NoPlan> {
  const plan = await answerPrompt(ctx.db, prompt, { changes })
  if ('phases' in plan) return plan
  if (plan.refused === 'inappropriate') throw new DomainError('inappropriate', ROADMAP_TEXTS.inappropriate)
  if (ctx.models.main !== null) return plan
  throw new DomainError('unknown_topic', unknownTopicText(plan), { details: { nearest: plan.nearest } })
}

/**
 * Refuses a text of the learner's that no author should be given (G-LRN-26); none is fine.
 * @throws DomainError inappropriate
 */
export function requireAppropriate(text: string | null | undefined): void {
  if (text && isInappropriate(text)) throw new DomainError('inappropriate', ROADMAP_TEXTS.inappropriate)
}

/** The built-in author says what it does not know, by name where it has one; what it offers instead stands beside it. */
const unknownTopicText = ({ lacking }: NoPlan): string =>
  `Our library has nothing about ${lacking.length > 0 ? new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(lacking) : 'this topic'} yet.`
