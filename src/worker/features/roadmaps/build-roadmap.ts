import type { BuildRoadmapAnswer, BuildRoadmapInput } from '#shared/roadmaps.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { describeFailure } from '#worker/log.ts'
import { createRoadmap } from './create-roadmap.ts'

/** Creates a roadmap and has it written in the background; the caller asks again until it is there (2§4, C132). */
export async function buildRoadmap(ctx: UserContext, input: BuildRoadmapInput): Promise<BuildRoadmapAnswer> {
  const { roadmapId, isNew } = await createRoadmap(ctx, input)
  if (isNew) await startWriting(ctx, roadmapId, 1)
  return { message: 'Your roadmap is being written.', status: 'success', roadmapId }
}

/**
 * Starts the workflow of a stored roadmap. A start that fails is no error: the sweeper starts it again (jobs.ts).
 * @param round tells apart the instances of one roadmap
 */
export async function startWriting(ctx: Context, roadmapId: string, round: number): Promise<void> {
  try {
    await ctx.env.ROADMAP_WORKFLOW.create({ id: `${roadmapId}-${round}`, params: { roadmapId } })
  } catch (failure) {
    ctx.log('workflow_not_started', { roadmapId, round, failure: describeFailure(failure) })
  }
}
