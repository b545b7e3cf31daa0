import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { pickability } from '#shared/projects/pickable.ts'
import { authorRole, mergeLanguages, projectTags } from '#shared/projects/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { issues, repositories } from '#worker/db/schema/index.ts'
import { excluded, textArray } from '#worker/db/sql.ts'
import type { IssuesRead } from '#worker/integrations/projects/read-issues.ts'
import type { RepositoryBase, RepositoryRead } from '#worker/integrations/projects/read-repository.ts'
import { claimCommentedAt, growthRate, medianAnswerHours, weeklyActivity } from './reading/activity.ts'
import { aiPolicyOf, keyPointsOf, setupOf, summaryOf } from './reading/guide.ts'

type RepositoryRow = typeof repositories.$inferSelect

/** GitHub's hour is over long before; a catalogue is read each day. */
const READ_AGAIN_HOURS = 22
const inHours = (hours: number) => sql`now() + make_interval(hours => ${hours}::int)`

/** It was read just now. */
const FRESH = { fetchedAt: sql`now()`, missingSince: null, nextReadAt: inHours(READ_AGAIN_HOURS), failures: 0 }

/** What our own list says stays beside what GitHub says. */
const toColumns = ({ language, name, ...base }: RepositoryBase) => ({
  ...base,
  ...{ name, nameKey: name.toLowerCase() },
})

/** Tags of what is written, with the categories that the row has. */
const tagsWith = (...lists: readonly (readonly string[])[]) => sql`array(
  select distinct lower(tag) from unnest(${repositories.categories} || ${textArray(projectTags(...lists))}) tag)`

const described = (description: string) =>
  sql`case when ${description}::text = '' then ${repositories.description} else ${description}::text end`

/** What a repository's own files and weeks say, as its columns have it. */
export function readingOf({ readme, contributing, weeks, ...read }: RepositoryRead) {
  const [readmeText, guideText] = [readme?.text ?? '', contributing?.text ?? '']
  return {
    ...{ health: read.health, contributors: read.contributors, etag: read.etag, languages: read.languages },
    ...{ weeklyActivity: weeklyActivity(weeks), growthRate: growthRate(weeks) },
    ...{ contributingUrl: contributing?.url ?? null, documentationUrl: read.documentationUrl },
    ...{ prTemplateUrl: read.prTemplateUrl, readmeUrl: readme?.url ?? null, readmeSummary: summaryOf(readmeText) },
    ...{ keyPoints: keyPointsOf(guideText), setup: setupOf(guideText, readmeText) },
    aiPolicy: aiPolicyOf(contributing, readme),
  }
}

/** Statement: a repository as GitHub told of it. */
export const updateRepository = (
  db: Database,
  id: string,
  base: RepositoryBase,
  reading: ReturnType<typeof readingOf>,
) => {
  const tags = tagsWith(reading.languages, base.topics)
  return db
    .update(repositories)
    .set({
      ...toColumns(base),
      ...reading,
      description: described(base.description),
      ...{ tags, keywords: sql`array_to_string(${tags}, ' ')` },
      ...FRESH,
    })
    .where(eq(repositories.id, id))
}

/** Statement: it was read, and is as it was. */
export const confirmRepository = (db: Database, id: string) =>
  db.update(repositories).set(FRESH).where(eq(repositories.id, id))

/** Statement: GitHub says that there is none; asked again in a week. */
export const missRepository = (db: Database, id: string) =>
  db
    .update(repositories)
    .set({ missingSince: sql`coalesce(${repositories.missingSince}, now())`, nextReadAt: inHours(7 * 24) })
    .where(eq(repositories.id, id))

/** Statement: it could not be read; each time it waits twice as long, up to a day. */
export const delayRepository = (db: Database, id: string) =>
  db
    .update(repositories)
    .set({
      failures: sql`least(${repositories.failures} + 1, 10)`,
      nextReadAt: sql`now() + least(interval '15 minutes' * (2 ^ ${repositories.failures}), interval '1 day')`,
    })
    .where(eq(repositories.id, id))

/** Statement: repositories that somebody looked for, known by what a search says of them; one that is known stays as it is. */
export const addRepositories = (db: Database, found: readonly RepositoryBase[]) =>
  db
    .insert(repositories)
    .values(
      found.map((base) => {
        const languages = mergeLanguages(base.language ? [base.language] : [])
        const tags = projectTags(languages, base.topics)
        return { ...toColumns(base), languages, tags, keywords: tags.join(' ') }
      }),
    )
    .onConflictDoNothing()

type Repository = Pick<RepositoryRow, 'id' | 'contributingUrl' | 'setup' | 'pushedAt'>

/** What is said in a busy repository in so many days may be more than was read. */
const CLAIM_WINDOW_MS = 14 * 86_400_000

/** The rows of what was read, each with its score. @param now in milliseconds */
export function issueRows(
  { id, contributingUrl, setup, pushedAt }: Repository,
  { issues: read, comments, linked }: IssuesRead,
  now: number,
) {
  const said = Map.groupBy(comments, ({ number }) => number)
  const oldest = comments.reduce((at, { createdAt }) => Math.min(at, Date.parse(createdAt)), now)
  const facts = {
    ...{ pushedAt, medianAnswerHours: medianAnswerHours({ issues: read, comments }) },
    ...{ hasGuide: contributingUrl !== null, hasSetup: setup !== null },
  }
  return read.map(({ association, ...issue }) => {
    const own = said.get(issue.number) ?? []
    const row = {
      ...issue,
      ...{ repositoryId: id, authorRole: authorRole(association), body: issue.body.slice(0, MOST_CHARACTERS) },
      title: issue.title.slice(0, 500),
      labels: issue.labels.slice(0, 20),
      isLinked: linked?.includes(issue.number) ?? null,
      claimCommentedAt: claimCommentedAt(own),
      areCommentsSeen: own.length >= issue.comments || oldest <= now - CLAIM_WINDOW_MS,
    }
    return { ...row, score: pickability({ ...row, isClaimedHere: false }, facts, now).score }
  })
}

const MOST_CHARACTERS = 20_000

const { title, body, labels, authorRole: role, state, assignees, comments, isLinked } = issues
const { claimCommentedAt: claimed, areCommentsSeen, score, lastUpdatedAt } = issues
const TOLD = {
  ...{ title, body, labels, authorRole: role, state, assignees, comments, isLinked },
  ...{ claimCommentedAt: claimed, areCommentsSeen, score, lastUpdatedAt },
}

/** Statement: the issues of a repository that were read. */
export const storeIssues = (db: Database, rows: ReturnType<typeof issueRows>) =>
  db
    .insert(issues)
    .values(rows)
    .onConflictDoUpdate({
      target: [issues.repositoryId, issues.number],
      set: {
        ...Object.fromEntries(Object.entries(TOLD).map(([name, column]) => [name, excluded(column)])),
        fetchedAt: sql`now()`,
      },
    })

/** Statement: what is not among the open ones any more is closed, where all of those were read. */
export const closeIssues = (db: Database, repositoryId: string, openNumbers: readonly number[]) =>
  db
    .update(issues)
    .set({ state: 'closed', score: 0, fetchedAt: sql`now()` })
    .where(
      and(
        eq(issues.repositoryId, repositoryId),
        eq(issues.state, 'open'),
        openNumbers.length > 0 ? notInArray(issues.number, [...openNumbers]) : undefined,
      ),
    )

/** Statement: what its issues say of it: how fast its maintainers answer, where that could be seen, and how good the best one is. */
export const noteIssues = (db: Database, id: string, hours: number | null, bestScore: number) =>
  db.update(repositories).set({ medianAnswerHours: hours, bestScore }).where(eq(repositories.id, id))

/** Statement: takes repositories that are due, so that nobody else reads them meanwhile. */
export const claimDue = (db: Database, most: number) => {
  const due = db
    .select({ id: repositories.id })
    .from(repositories)
    .where(sql`${repositories.nextReadAt} <= now()`)
    .orderBy(repositories.nextReadAt, desc(repositories.stars))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(repositories)
    .set({ nextReadAt: inHours(1) })
    .where(sql`${repositories.id} in ${due}`)
    .returning(REREAD)
}

/** What reading one again needs to know of it. */
export const REREAD = {
  ...{ id: repositories.id, name: repositories.name, etag: repositories.etag, pushedAt: repositories.pushedAt },
  ...{ contributingUrl: repositories.contributingUrl, setup: repositories.setup },
}
export type Reread = Pick<RepositoryRow, 'id' | 'name' | 'etag' | 'pushedAt' | 'contributingUrl' | 'setup'>

/** Statement: somebody looks at one that was not read for a day: it is read with the next run. */
export const hastenRepository = (db: Database, id: string) =>
  db
    .update(repositories)
    .set({ nextReadAt: sql`now()` })
    .where(
      and(
        eq(repositories.id, id),
        isNull(repositories.missingSince),
        sql`coalesce(${repositories.fetchedAt} < now() - interval '1 day', true)`,
        eq(repositories.failures, 0),
      ),
    )
