import { lt, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { jobRuns } from '#worker/db/schema/index.ts'

const KEPT_DAYS = 30

/** Keeps how a run of a job went; that it can't be kept is no failure of the job. */
export async function noteRun(
  { db }: Context,
  { durationMs, ...run }: { name: string; everyMinutes: number; durationMs: number; failure: string | null },
): Promise<void> {
  const startedAt = sql`now() - make_interval(secs => ${durationMs / 1000}::float8)`
  await db
    .insert(jobRuns)
    .values({ ...run, durationMs, startedAt })
    .catch(() => undefined)
}

export async function removeOldRuns({ db }: Context): Promise<void> {
  await removeInBatches(db, jobRuns, lt(jobRuns.startedAt, sql`now() - make_interval(days => ${KEPT_DAYS}::int)`))
}
