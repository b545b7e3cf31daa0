import type { BuildRoadmapInput, BuildRoadmapOutput, RoadmapState } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { describeFailure } from '#worker/log.ts'
import { createRoadmap } from './create-roadmap.ts'

export const WRITING_MESSAGES: Record<RoadmapState, string> = {
  incomplete: 'Your roadmap is being written.',
  success: 'Your roadmap is ready.',
  failure: ROADMAP_TEXTS.generationFailed,
}

/** Creates a roadmap and has it written in the background; the caller asks again until it is there (2§4, C132). */
export async function buildRoadmap(ctx: UserContext, input: BuildRoadmapInput): Promise<BuildRoadmapOutput> {
  const { roadmapId, isNew, state } = await createRoadmap(ctx, input)
  if (isNew) await startWriting(ctx, roadmapId, 'first')
  return { message: WRITING_MESSAGES[state], status: state === 'failure' ? 'error' : 'success', roadmapId }
}

/**
 * Starts the workflow of a stored roadmap. A start that fails is no error: the sweeper starts it again (jobs.ts).
 * @param round tells apart the instances of one roadmap; each is started once
 */
export async function startWriting(ctx: Context, roadmapId: string, round: string): Promise<void> {
  try {
    await ctx.env.ROADMAP_WORKFLOW.create({ id: `${roadmapId}-${round}`, params: { roadmapId } })
  } catch (failure) {
    ctx.log('workflow_not_started', { roadmapId, round, failure: describeFailure(failure) })
  }
}
