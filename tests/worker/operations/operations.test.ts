import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, envWith } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { loggedBy } from '#tests/support/worker/log.ts'
import { createSystemContext } from '#worker/context.ts'
import { noteModelCall } from '#worker/db/model-usage.ts'
import { noteRun, removeOldRuns } from '#worker/features/operations/jobs.ts'
import { JOBS, runJobs } from '#worker/jobs.ts'
import { RHYTHMS } from '#worker/schedule.ts'

const admin = async () => (await callerFor((await createUser({ isAdmin: true })).token)).api
const ctx = () => createSystemContext(envWith(), 'test')

describe('jobs', () => {
  it('each run is kept, with how long it took and when the next one comes', async () => {
    await loggedBy(() => runJobs(envWith(), RHYTHMS.day.cron))
    const jobs = await (await admin()).operations.jobs()
    const daily = JOBS.filter(({ every }) => every === 'day').map(({ name }) => name)
    for (const name of daily) {
      const job = jobs.find((each) => each.name === name)
      expect(job).toMatchObject({ everyMinutes: 24 * 60, failure: null })
      expect(Date.parse(job?.nextRunAt ?? '') - Date.parse(job?.startedAt ?? '')).toBe(86_400_000)
    }
  })

  it('a run that failed says why, and counts for a day', async () => {
    const name = `job-${crypto.randomUUID()}`
    const run = { name, everyMinutes: 15, durationMs: 7 }
    await noteRun(ctx(), { ...run, failure: 'Error: no' })
    await noteRun(ctx(), { ...run, failure: 'Error: not again' })
    await noteRun(ctx(), { ...run, failure: null })
    await database().execute(sql`
      update job_runs set started_at = now() - interval '25 hours' where name = ${name} and failure = 'Error: no'`)
    const job = (await (await admin()).operations.jobs()).find((each) => each.name === name)
    expect(job).toMatchObject({ failure: null, runsOfDay: 2, failuresOfDay: 1, durationMs: 7 })
  })

  it('are kept for thirty days', async () => {
    const name = `job-${crypto.randomUUID()}`
    await noteRun(ctx(), { name, everyMinutes: 15, durationMs: 7, failure: null })
    await database().execute(sql`update job_runs set started_at = now() - interval '31 days' where name = ${name}`)
    await removeOldRuns(ctx())
    expect((await (await admin()).operations.jobs()).map((job) => job.name)).not.toContain(name)
  })
})

it('what models are asked is counted by day and task, by nobody’s name', async () => {
  const task = `task-${crypto.randomUUID()}`
  await Promise.all([
    noteModelCall(database(), { task, model: 'one', isFailed: false, inputTokens: 10, outputTokens: 4 }),
    noteModelCall(database(), { task, model: 'one', isFailed: false, inputTokens: 5, outputTokens: 1 }),
    noteModelCall(database(), { task, model: 'other', isFailed: true }),
  ])
  const { lines, tasks } = await (await admin()).operations.usage()
  const day = new Date().toISOString().slice(0, 10)
  expect(lines.filter((line) => line.task === task)).toEqual([
    { day, task, model: 'one', calls: 2, failedCalls: 0, inputTokens: 15, outputTokens: 5 },
    { day, task, model: 'other', calls: 1, failedCalls: 1, inputTokens: 0, outputTokens: 0 },
  ])
  expect(tasks).toContainEqual({ task, calls: 3, failedCalls: 1, inputTokens: 15, outputTokens: 5 })
})

it('the library and the links are counted, dead ones named, those in use first', async () => {
  const link = `https://example.org/${crypto.randomUUID()}`
  await database().execute(sql`
    insert into resources (link, title, author, kind, summary, source, link_state, checked_at, next_check_at)
    values (${link}, 'Gone', 'Nobody', 'article', 'It was here.', 'web', 'dead', now(), now() - interval '2 days')`)
  const health = await (await admin()).operations.content()
  expect(health.paths).toBeGreaterThan(100)
  expect(health.questions).toBeGreaterThan(health.sections)
  expect(health.overdue).toBeGreaterThan(0)
  expect(health.links.find(({ source, state }) => source === 'web' && state === 'dead')?.count).toBeGreaterThan(0)
  expect(health.dead).toContainEqual({ link, title: 'Gone', checkedAt: expect.any(String), isInUse: false })
})
