import type { CreateRoadmapInput, CreateRoadmapOutput } from '#shared/roadmaps/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { describeFailure } from '#worker/log.ts'
import { createRoadmap } from '../create-roadmap.ts'

/** Creates a roadmap and has it written in the background; the caller asks again until it is there (2§4, C132). */
export async function createInBackground(ctx: UserContext, input: CreateRoadmapInput): Promise<CreateRoadmapOutput> {
  const { roadmapId, isNew, state } = await createRoadmap(ctx, input)
  if (isNew) await startGeneration(ctx, roadmapId)
  return { id: roadmapId, state }
}

/**
 * Starts a workflow for a stored roadmap; whichever takes the lease first writes it. A start that fails is no error: the
 * sweeper starts it again (jobs.ts).
 */
export async function startGeneration(ctx: Context, roadmapId: string): Promise<void> {
  try {
    await ctx.env.ROADMAP_WORKFLOW.create({ id: `${roadmapId}-${crypto.randomUUID()}`, params: { roadmapId } })
  } catch (failure) {
    ctx.log('workflow_not_started', { roadmapId, failure: describeFailure(failure) })
  }
}
