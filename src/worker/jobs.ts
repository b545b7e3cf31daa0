import { type Context, createSystemContext } from '#worker/context.ts'
import type { Env } from '#worker/env.ts'
import { removeOldEvents } from '#worker/features/analytics/jobs.ts'
import { remindOfApplications } from '#worker/features/applications/jobs.ts'
import { removeExpiredSignIns } from '#worker/features/auth/jobs.ts'
import { removeAccounts } from '#worker/features/auth/removal/jobs.ts'
import {
  endPlansOfDeletedAccounts,
  forgetOldDeliveries,
  refreshEndedPeriods,
  settlePaymentsOfDeletedAccounts,
} from '#worker/features/billing/jobs.ts'
import { forgetRepositories, tellOfChallenges } from '#worker/features/challenges/jobs.ts'
import { failDeadAnswers } from '#worker/features/chat/jobs.ts'
import { findMergedWork } from '#worker/features/contributions/jobs.ts'
import { refreshFeeds, removeOldItems } from '#worker/features/feed/jobs.ts'
import { refreshJobs, removeOldListings } from '#worker/features/jobs/jobs.ts'
import { noteRun, removeOldRuns } from '#worker/features/operations/jobs.ts'
import { endPairings } from '#worker/features/pairing/jobs.ts'
import { isInUse, replaceDeadCards } from '#worker/features/progress/jobs.ts'
import { forgetSearches, refreshProjects, releaseClaims } from '#worker/features/projects/jobs.ts'
import { forgetOldPoints } from '#worker/features/reputation/jobs.ts'
import { checkLinks } from '#worker/features/resources/jobs.ts'
import { removeDeletedRoadmaps, resumeAbandonedRoadmaps } from '#worker/features/roadmaps/jobs.ts'
import { removeOldSessions } from '#worker/features/users/jobs.ts'
import { createLog, describeFailure } from '#worker/log.ts'
import { RHYTHMS, type Rhythm } from '#worker/schedule.ts'

interface Job {
  /** As it stands in the log. */
  name: string
  every: Rhythm
  /** Bounded in rows and requests, whatever has piled up; what is left follows in the next run. */
  run: (ctx: Context) => Promise<void>
}

export const JOBS: readonly Job[] = [
  { name: 'resume-roadmaps', every: '15 minutes', run: resumeAbandonedRoadmaps },
  { name: 'remove-accounts', every: '15 minutes', run: removeAccounts },
  { name: 'check-links', every: '15 minutes', run: (ctx) => checkLinks(ctx, isInUse) },
  { name: 'refresh-feeds', every: '15 minutes', run: refreshFeeds },
  { name: 'refresh-jobs', every: '15 minutes', run: refreshJobs },
  { name: 'refresh-projects', every: '15 minutes', run: refreshProjects },
  { name: 'find-merged-work', every: '15 minutes', run: findMergedWork },
  { name: 'fail-dead-answers', every: '15 minutes', run: failDeadAnswers },
  { name: 'replace-dead-cards', every: 'hour', run: replaceDeadCards },
  { name: 'refresh-ended-periods', every: 'hour', run: refreshEndedPeriods },
  { name: 'end-plans-of-deleted-accounts', every: 'hour', run: endPlansOfDeletedAccounts },
  { name: 'settle-payments-of-deleted-accounts', every: 'hour', run: settlePaymentsOfDeletedAccounts },
  { name: 'tell-of-challenges', every: '15 minutes', run: tellOfChallenges },
  { name: 'remind-of-applications', every: 'hour', run: remindOfApplications },
  { name: 'end-pairings', every: '15 minutes', run: endPairings },
  { name: 'forget-old-points', every: 'hour', run: forgetOldPoints },
  { name: 'release-claims', every: 'hour', run: releaseClaims },
  { name: 'remove-deleted-roadmaps', every: 'hour', run: removeDeletedRoadmaps },
  { name: 'remove-expired-sign-ins', every: 'day', run: removeExpiredSignIns },
  { name: 'remove-old-sessions', every: 'day', run: removeOldSessions },
  { name: 'remove-old-events', every: 'day', run: removeOldEvents },
  { name: 'remove-old-feed-items', every: 'day', run: removeOldItems },
  { name: 'remove-old-listings', every: 'day', run: removeOldListings },
  { name: 'remove-old-runs', every: 'day', run: removeOldRuns },
  { name: 'forget-repositories', every: 'day', run: forgetRepositories },
  { name: 'forget-searches', every: 'day', run: forgetSearches },
  { name: 'forget-old-deliveries', every: 'day', run: forgetOldDeliveries },
]

/** Runs the jobs of a cron one after another, each whatever became of the others, and leaves a line of each run. */
export async function runJobs(env: Env, cron: string): Promise<void> {
  const due = JOBS.filter(({ every }) => RHYTHMS[every].cron === cron)
  if (due.length === 0) createLog({})('cron_unknown', { cron })
  for (const { name, every, run } of due) {
    const ctx = createSystemContext(env, name)
    const startedAt = Date.now()
    const failure = await run(ctx).then(() => null, describeFailure)
    const durationMs = Date.now() - startedAt
    ctx.log(failure === null ? 'job_done' : 'job_failed', failure === null ? { durationMs } : { durationMs, failure })
    await noteRun(ctx, { name, everyMinutes: RHYTHMS[every].minutes, durationMs, failure })
  }
}
