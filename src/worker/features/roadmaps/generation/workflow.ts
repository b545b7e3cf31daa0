import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import { createSystemContext } from '#worker/context.ts'
import { type Bindings, readEnv } from '#worker/env.ts'

/**
 * Writes one roadmap in the background. Each step can be cut off anywhere and done again: what is stored is kept.
 * If this instance never comes back, the sweeper starts another once the lease has run out.
 */
export class RoadmapWorkflow extends WorkflowEntrypoint<Bindings, { roadmapId: string }> {
  override async run(event: Readonly<WorkflowEvent<{ roadmapId: string }>>, step: WorkflowStep): Promise<void> {
    const ctx = createSystemContext(readEnv(this.env), 'roadmap-workflow')
    const { roadmapId } = event.payload
    const { claimRoadmap } = await import('./claim-roadmap.ts')
    const { endRoadmap } = await import('./end-roadmap.ts')
    const { generateRoadmap } = await import('./generate-roadmap.ts')
    const outcome = await step.do(
      'write',
      { retries: { limit: 2, delay: '2 seconds' }, timeout: '15 minutes' },
      async () => generateRoadmap(ctx, await claimRoadmap(ctx, roadmapId, event.instanceId)),
    )
    await step.do('end', { retries: { limit: 5, delay: '2 seconds' } }, () => endRoadmap(ctx, outcome))
    // the roadmap's row says all there is to know of it; this instance ends here, and the engine keeps nothing of it
    await (await this.env.ROADMAP_WORKFLOW.get(event.instanceId)).delete()
  }
}
