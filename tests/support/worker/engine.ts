import type { WorkflowStep } from 'cloudflare:workers'
import type { Env } from '#worker/env.ts'
import { RoadmapWorkflow } from '#worker/features/roadmaps/generation/workflow.ts'
import { envWith } from './app.ts'

/** Every step at once and only once; what an engine makes of failing steps is for the tests of the built product. */
const step = { do: (_name: string, _retries: unknown, run: () => Promise<unknown>) => run() } as unknown as WorkflowStep

async function create({ id = crypto.randomUUID(), params }: { id?: string; params?: { roadmapId: string } } = {}) {
  // only the engine can make one with `new`
  const workflow: RoadmapWorkflow = Object.create(RoadmapWorkflow.prototype, { env: { value: envWith(withEngine) } })
  const event = { payload: params ?? { roadmapId: '' }, instanceId: id, timestamp: new Date(), workflowName: 'test' }
  workflow.run(event, step).catch(() => undefined)
  return { id }
}

/** Nothing is kept of an instance, so there is nothing to delete. */
const get = async () => ({ delete: async () => {} })

/** Roadmaps are written in the background; for tests that wait for the end of it. */
export const withEngine = { ROADMAP_WORKFLOW: { create, get } } as unknown as Partial<Env>
