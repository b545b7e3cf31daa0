import { app } from '#worker/app.ts'
import { createSystemContext } from '#worker/context.ts'
import { type Bindings, readEnv } from '#worker/env.ts'
import { removeExpiredSignIns } from '#worker/features/auth/jobs.ts'
import { resumeAbandonedRoadmaps } from '#worker/features/roadmaps/jobs.ts'

export { RoadmapWorkflow } from '#worker/features/roadmaps/workflow.ts'

export default {
  fetch: app.fetch,

  async scheduled(_controller, bindings) {
    const ctx = createSystemContext(readEnv(bindings), 'every-minute')
    await resumeAbandonedRoadmaps(ctx)
    await removeExpiredSignIns(ctx)
  },
} satisfies ExportedHandler<Bindings>
