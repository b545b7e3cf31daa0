import { type AnyColumn, and, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { DEAD_LINKS_SHOWN, USAGE_DAYS } from '#shared/operations/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import {
  jobRuns,
  libraryPaths,
  libraryQuizItems,
  librarySections,
  modelUsage,
  resources,
  sectionContent,
} from '#worker/db/schema/index.ts'

/** More than there are jobs. */
const MOST_JOBS = 100
/** A month of some tasks of some models. */
const MOST_LINES = 500

/** How each job goes that ran in the last month, by its name. */
export async function listJobs({ db }: UserContext) {
  const ofDay = gt(jobRuns.startedAt, sql`now() - interval '1 day'`)
  const { latest, days } = await batch(db, {
    latest: db
      .selectDistinctOn([jobRuns.name], {
        name: jobRuns.name,
        everyMinutes: jobRuns.everyMinutes,
        startedAt: jobRuns.startedAt,
        durationMs: jobRuns.durationMs,
        failure: jobRuns.failure,
        nextRunAt: sql<string>`${jobRuns.startedAt} + make_interval(mins => ${jobRuns.everyMinutes})`.mapWith(
          jobRuns.startedAt,
        ),
      })
      .from(jobRuns)
      .orderBy(jobRuns.name, desc(jobRuns.id))
      .limit(MOST_JOBS),
    days: db
      .select({ name: jobRuns.name, runs: count(), failures: count(jobRuns.failure) })
      .from(jobRuns)
      .where(ofDay)
      .groupBy(jobRuns.name),
  })
  return latest.map((run) => {
    const day = days.find(({ name }) => name === run.name)
    return { ...run, runsOfDay: day?.runs ?? 0, failuresOfDay: day?.failures ?? 0 }
  })
}

/** What models were asked in the last thirty days. */
export async function listUsage({ db }: UserContext) {
  const isLate = gt(modelUsage.day, sql`(now() at time zone 'utc')::date - ${USAGE_DAYS}::int`)
  const sum = (column: AnyColumn) => sql`sum(${column})`.mapWith(Number)
  return batch(db, {
    lines: db
      .select()
      .from(modelUsage)
      .where(isLate)
      .orderBy(desc(modelUsage.day), modelUsage.task, modelUsage.model)
      .limit(MOST_LINES),
    tasks: db
      .select({
        task: modelUsage.task,
        calls: sum(modelUsage.calls),
        failedCalls: sum(modelUsage.failedCalls),
        inputTokens: sum(modelUsage.inputTokens),
        outputTokens: sum(modelUsage.outputTokens),
      })
      .from(modelUsage)
      .where(isLate)
      .groupBy(modelUsage.task)
      .orderBy(modelUsage.task),
  })
}

/** How the library and the links stand that people learn from. */
export async function readContentHealth({ db }: UserContext) {
  const isKept = eq(resources.isRetired, false)
  const isInUse = sql<boolean>`exists (select from ${sectionContent} where ${eq(sectionContent.resourceId, resources.id)})`
  const found = await batch(db, {
    paths: db.select({ n: count() }).from(libraryPaths),
    sections: db.select({ n: count() }).from(librarySections),
    questions: db.select({ n: count() }).from(libraryQuizItems),
    links: db
      .select({ source: resources.source, state: resources.linkState, count: count() })
      .from(resources)
      .where(isKept)
      .groupBy(resources.source, resources.linkState)
      .orderBy(resources.source, resources.linkState),
    overdue: db
      .select({ n: count() })
      .from(resources)
      .where(and(isKept, lt(resources.nextCheckAt, sql`now() - interval '1 day'`))),
    dead: db
      .select({ link: resources.link, title: resources.title, checkedAt: resources.checkedAt, isInUse })
      .from(resources)
      .where(and(isKept, eq(resources.linkState, 'dead')))
      .orderBy(desc(isInUse), desc(resources.checkedAt))
      .limit(DEAD_LINKS_SHOWN),
  })
  const numberOf = (rows: { n: number }[]) => rows[0]?.n ?? 0
  return {
    paths: numberOf(found.paths),
    sections: numberOf(found.sections),
    questions: numberOf(found.questions),
    links: found.links,
    overdue: numberOf(found.overdue),
    dead: found.dead,
  }
}
