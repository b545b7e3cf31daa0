import { app } from '#worker/app.ts'
import { type Bindings, readEnv } from '#worker/env.ts'

export { RoadmapWorkflow } from './features/roadmaps/generation/workflow.ts'

export default {
  fetch: app.fetch,
  // what only the cron does is no part of a cold start
  scheduled: async ({ cron }, bindings) => (await import('#worker/jobs.ts')).runJobs(readEnv(bindings), cron),
} satisfies ExportedHandler<Bindings>
