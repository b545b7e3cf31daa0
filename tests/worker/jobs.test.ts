import { expect, it } from 'vitest'
import { envWith } from '#tests/support/worker/app.ts'
import { withDatabase } from '#tests/support/worker/hosts.ts'
import { loggedBy } from '#tests/support/worker/log.ts'
import type { Env } from '#worker/env.ts'
import { JOBS, runJobs } from '#worker/jobs.ts'
import { RHYTHMS } from '#worker/schedule.ts'

const linesOf = async (cron: string, changes: Partial<Env> = {}) =>
  (await loggedBy(() => runJobs(envWith(changes), cron))).lines

const daily = JOBS.filter(({ every }) => every === 'day').map(({ name }) => name)

it('a cron runs the jobs of its rhythm, and each leaves a line with its name', async () => {
  const lines = await linesOf(RHYTHMS.day.cron)
  expect(lines.map(({ event, job }) => [event, job])).toEqual(daily.map((name) => ['job_done', name]))
  for (const { durationMs } of lines) expect(durationMs).toBeGreaterThanOrEqual(0)
})

it('a job that fails keeps none of the others from running', async () => {
  const lines = await linesOf(RHYTHMS.day.cron, withDatabase())
  expect(lines.map(({ event, job }) => [event, job])).toEqual(daily.map((name) => ['job_failed', name]))
})

it('a cron that no rhythm has leaves a line and runs nothing', async () => {
  expect(await linesOf('* * * * *')).toEqual([{ event: 'cron_unknown', cron: '* * * * *' }])
})
