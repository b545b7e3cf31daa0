import * as z from 'zod'
import { ContentHealth, JobState, UsageList } from '#shared/operations/schemas.ts'
import { adminProcedure, router } from '#worker/trpc.ts'
import { listJobs, listUsage, readContentHealth } from './queries.ts'

/** How the whole of it runs, for administrators. */
export const operationsRouter = router({
  jobs: adminProcedure.output(z.array(JobState)).query(({ ctx }) => listJobs(ctx)),

  usage: adminProcedure.output(UsageList).query(({ ctx }) => listUsage(ctx)),

  content: adminProcedure.output(ContentHealth).query(({ ctx }) => readContentHealth(ctx)),
})
