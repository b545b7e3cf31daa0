import type { RoadmapPlan } from '#shared/roadmaps/plans.ts'
import type { PlanRoadmapInput } from '#shared/roadmaps/schemas.ts'
import type { Context } from '#worker/context.ts'
import { judgePrompt } from '../../check-prompt.ts'
import { minutesOf } from './fit-time.ts'

/**
 * What would be written for a prompt, as whoever creates the roadmap plans it; nothing is stored or spent. One round trip.
 * @throws DomainError inappropriate, unknown_topic
 */
export async function previewPlan(ctx: Context, input: PlanRoadmapInput): Promise<RoadmapPlan> {
  const plan = await judgePrompt(ctx, input)
  const { heard, understood } = plan
  const author = ctx.models.main?.name ?? 'builtin'
  if (!('phases' in plan)) return { heard, understood, phases: [], hours: null, notHonoured: null, others: [], author }
  const phases = plan.phases.map(({ title, sections }) => ({
    title,
    minutes: minutesOf(sections),
    sections: sections.map(({ title, minutes }) => ({ title, minutes })),
  }))
  return { heard, understood, phases, hours: plan.hours, notHonoured: plan.notHonoured, others: plan.others, author }
}
