import { app } from '#worker/app.ts'
import { createSystemContext } from '#worker/context.ts'
import { type Bindings, readEnv } from '#worker/env.ts'
import { removeOldEvents } from '#worker/features/analytics/jobs.ts'
import { removeExpiredSignIns } from '#worker/features/auth/jobs.ts'
import { endPlansOfDeletedAccounts, forgetOldDeliveries, refreshEndedPeriods } from '#worker/features/billing/jobs.ts'
import { checkLinks, replaceDeadCards } from '#worker/features/resources/jobs.ts'
import { fillTopics } from '#worker/features/roadmaps/fill-topics.ts'
import { resumeAbandonedRoadmaps } from '#worker/features/roadmaps/jobs.ts'
import { runJobs } from '#worker/jobs.ts'

export { RoadmapWorkflow } from '#worker/features/roadmaps/workflow.ts'

export default {
  fetch: app.fetch,

  async scheduled(_controller, bindings) {
    await runJobs(createSystemContext(readEnv(bindings), 'every-minute'), [
      resumeAbandonedRoadmaps,
      removeExpiredSignIns,
      removeOldEvents,
      checkLinks,
      replaceDeadCards,
      fillTopics,
      endPlansOfDeletedAccounts,
      refreshEndedPeriods,
      forgetOldDeliveries,
    ])
  },
} satisfies ExportedHandler<Bindings>
