import { app } from '#worker/app.ts'
import { type Bindings, readEnv } from '#worker/env.ts'
import { runJobs } from '#worker/jobs.ts'

export { RoadmapWorkflow } from './features/roadmaps/generation/workflow.ts'

export default {
  fetch: app.fetch,
  scheduled: ({ cron }, bindings) => runJobs(readEnv(bindings), cron),
} satisfies ExportedHandler<Bindings>
