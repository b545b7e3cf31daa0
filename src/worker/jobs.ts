import type { Context } from '#worker/context.ts'
import { describeFailure } from '#worker/log.ts'

/** Runs what is due, each job whatever happened to the others; a failure leaves a line and is tried again the next minute. */
export async function runJobs(ctx: Context, jobs: ((ctx: Context) => Promise<void>)[]): Promise<void> {
  const results = await Promise.allSettled(jobs.map((job) => job(ctx)))
  for (const [index, result] of results.entries()) {
    if (result.status === 'rejected') {
      ctx.log('job_failed', { job: jobs[index]?.name, failure: describeFailure(result.reason) })
    }
  }
}
