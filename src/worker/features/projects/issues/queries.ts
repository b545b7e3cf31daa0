import { type AnyColumn, and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { ESTIMATED_CRED, issueSize, pickability } from '#shared/projects/pickable.ts'
import { CLAIM_DAYS, ISSUES_A_PAGE } from '#shared/projects/rules.ts'
import type {
  ClaimedIssues,
  DailyIssue,
  Issue,
  ListedIssue,
  ListIssuesInput,
  ProjectIssues,
  SearchIssuesInput,
  WorkStatus,
  WorkStatusInput,
} from '#shared/projects/schemas.ts'
import { type Context, type Reader, type UserContext, viewerOf } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { issueClaims, issues, repositories, repositoryFollows } from '#worker/db/schema/index.ts'
import { asId, textArray } from '#worker/db/sql.ts'
import { findProjectRow } from '../queries.ts'
import { hasTag, isClaimed, isFree, isShown, unknownIssue, unknownProject } from '../scope.ts'

/** Once GitHub has told of the repository. */
const isKnown = (column: AnyColumn) =>
  sql<boolean | null>`case when ${repositories.fetchedAt} is not null then ${column} is not null end`

const { title, labels } = issues
const issueColumns = {
  /** What a list shows. */
  shown: {
    ...{ issueId: issues.id, projectId: issues.repositoryId, projectName: repositories.name, number: issues.number },
    ...{ title, labels, authorRole: issues.authorRole, comments: issues.comments },
    ...{ openedAt: issues.openedAt, lastUpdatedAt: issues.lastUpdatedAt, fetchedAt: issues.fetchedAt },
  },
  /** What its score is made of. */
  facts: {
    ...{ labels, body: issues.body, state: issues.state, assignees: issues.assignees, isLinked: issues.isLinked },
    ...{ claimCommentedAt: issues.claimCommentedAt, areCommentsSeen: issues.areCommentsSeen },
    isClaimedHere: isClaimed.as('is_claimed_here'),
    ...{ pushedAt: repositories.pushedAt, medianAnswerHours: repositories.medianAnswerHours },
    hasGuide: isKnown(repositories.contributingUrl).as('has_guide'),
    hasSetup: isKnown(repositories.setup).as('has_setup'),
  },
}

type Row = Awaited<ReturnType<typeof selectIssues>>[number]

/** Statement: issues with what their score is made of. */
const selectIssues = (db: Database, which: SQL | undefined) =>
  db
    .select(issueColumns)
    .from(issues)
    .innerJoin(repositories, eq(repositories.id, issues.repositoryId))
    .where(which)
    .orderBy(desc(issues.score), desc(issues.id))
    .$dynamic()

/** An issue with whether it is free at this moment, whatever it was when it was read. */
const toListed = ({ shown, facts }: Row): ListedIssue => ({
  ...shown,
  ...pickability(facts, facts, Date.now()),
  estimatedCred: ESTIMATED_CRED[issueSize(facts)],
})

const RELATED = 5
const LIKELY = 100
const MOST_SAYING = 200
/** Of one repository, so that none fills a list alone. */
const OF_ONE = 3

/** Statement: free issues of repositories that fulfil a condition, the best first, three of each at most. */
function selectFree(db: Database, which: SQL | undefined, most: number) {
  const best = db
    .select({ id: issues.id, score: issues.score })
    .from(issues)
    .where(and(sql`${issues.repositoryId} = likely.id`, isFree))
    .orderBy(desc(issues.score), desc(issues.id))
    .limit(OF_ONE)
  // each of them costs a look: the best hundred are enough for any list
  const likely = sql`(select ${repositories.id} from ${repositories}
    where ${and(isShown, gt(repositories.bestScore, 0), which)}
    order by ${repositories.bestScore} desc, ${repositories.stars} desc limit ${LIKELY}::int)`
  const chosen = sql`select best.id from ${likely} likely cross join lateral (${best}) best
    order by best.score desc, best.id desc limit ${most}::int`
  return selectIssues(db, sql`${issues.id} in (${chosen})`)
}

/** A repository's open issues, the free ones first; where it has none, those of like ones (C023, C024, R-OSS-03). */
export async function listIssues(ctx: Context, input: z.output<typeof ListIssuesInput>): Promise<ProjectIssues> {
  return listIssuesOf(ctx, eq(repositories.id, asId(input.projectId, 'project')), input.cursor)
}

/** @throws DomainError not_found where no repository fulfils the condition */
export async function listIssuesOf(ctx: Context, isThis: SQL, cursor?: number | null): Promise<ProjectIssues> {
  const found = await findIssuesOf(ctx, isThis, cursor)
  if (!found) throw unknownProject()
  return found
}

/** The same; null where no repository fulfils the condition. */
export async function findIssuesOf(ctx: Context, isThis: SQL, cursor?: number | null): Promise<ProjectIssues | null> {
  const { db } = ctx
  const from = cursor ?? 0
  const found = await batch(db, {
    projects: findProjectRow(db, isThis, viewerOf(ctx)),
    issues: selectIssues(db, and(isThis, eq(issues.state, 'open')))
      .limit(ISSUES_A_PAGE + 1)
      .offset(from),
    related: selectFree(db, isLike(db, isThis), RELATED),
  })
  const [project] = found.projects
  if (!project) return null
  const showRelatedIssues = found.issues.length === 0 && from === 0
  return {
    ...{ project, issues: found.issues.slice(0, ISSUES_A_PAGE).map(toListed), showRelatedIssues },
    next: found.issues.length > ISSUES_A_PAGE ? from + ISSUES_A_PAGE : null,
    relatedIssues: showRelatedIssues ? found.related.map(toListed) : [],
  }
}

/** Other repositories with a language of this one; none where it has issues of its own. */
function isLike(db: Database, isThis: SQL): SQL | undefined {
  const languages = db
    .select({ languages: sql<string[]>`array(select lower(unnest(${repositories.languages})))`.as('languages') })
    .from(repositories)
    .where(isThis)
  const hasOwn = sql`exists (select from ${issues} join ${repositories} on ${repositories.id} = ${issues.repositoryId}
    where ${isThis} and ${issues.state} = 'open')`
  return and(sql`not ${hasOwn}`, sql`not (${isThis})`, sql`${repositories.tags} && (${languages})`)
}

/** All of one (C036). @throws DomainError not_found */
export async function getIssue(ctx: Context, { issueId }: { issueId: string }): Promise<Issue> {
  const { db } = ctx
  const id = asId(issueId, 'issue')
  const viewer = viewerOf(ctx)
  const ofIssue = sql`${repositories.id} = (select ${issues.repositoryId} from ${issues} where ${issues.id} = ${id})`
  const { rows, projects, claims } = await batch(db, {
    rows: selectIssues(db, eq(issues.id, id)),
    projects: findProjectRow(db, ofIssue, viewer),
    claims: db
      .select({ userId: issueClaims.userId, expiresAt })
      .from(issueClaims)
      .where(and(eq(issueClaims.issueId, id), isNull(issueClaims.releasedAt))),
  })
  const [[row], [project], [claim]] = [rows, projects, claims]
  if (!row || !project) throw unknownIssue()
  const isOwn = claim?.userId === viewer
  return {
    ...toListed(row),
    ...{ body: row.facts.body, project },
    claim: claim ? { isOwn, expiresAt: isOwn ? claim.expiresAt : null } : null,
  }
}

const expiresAt = sql`${issueClaims.activeAt} + make_interval(days => ${CLAIM_DAYS}::int)`
  .mapWith(issueClaims.activeAt)
  .as('expires_at')

/** Free issues by category, topics, languages and words of their titles (C027, D009). */
export async function searchIssues({ db }: Context, input: SearchIssuesInput): Promise<{ issues: ListedIssue[] }> {
  const { category, topics, languages, search, limit } = input
  const which = and(hasTag(category ? [category] : []), hasTag(topics), hasTag(languages))
  const isSaid = sql`(${issues.titleSearch} @@ websearch_to_tsquery('english', ${search})
    or ${issues.labels} && ${textArray([search.toLowerCase()])})`
  // chosen by their own columns before anything is joined
  const said = db
    .select({ id: issues.id })
    .from(issues)
    .where(and(isSaid, eq(issues.state, 'open'), gt(issues.score, 0)))
    .orderBy(desc(issues.score), desc(issues.id))
    .limit(MOST_SAYING)
  const rows = await (search === ''
    ? selectFree(db, which, limit)
    : selectIssues(db, and(sql`${issues.id} in (${said})`, isFree, isShown, which)).limit(limit))
  return { issues: rows.map(toListed) }
}

/** How somebody stands to an issue (C037, G-OSS-04). @throws DomainError not_found */
export async function getWorkStatus(
  { db, actor: { userId } }: UserContext,
  { name, number }: z.output<typeof WorkStatusInput>,
): Promise<WorkStatus> {
  const isThis = and(eq(repositories.nameKey, name.toLowerCase()), eq(issues.number, number))
  const [row] = await db
    .select({ claimId: issueClaims.id, releasedAt: issueClaims.releasedAt })
    .from(issues)
    .innerJoin(repositories, eq(repositories.id, issues.repositoryId))
    .leftJoin(issueClaims, and(eq(issueClaims.issueId, issues.id), eq(issueClaims.userId, userId)))
    .where(isThis)
    .orderBy(desc(issueClaims.createdAt))
    .limit(1)
  if (!row) throw unknownIssue()
  return { status: row.claimId === null ? 'none' : row.releasedAt === null ? 'claimed' : 'released' }
}

/** What the caller claims at this moment. */
export async function listClaims({ db, actor: { userId } }: UserContext): Promise<ClaimedIssues> {
  const claims = await db
    .select({
      ...{ issueId: issues.id, projectId: issues.repositoryId, projectName: repositories.name },
      ...{ number: issues.number, title: issues.title, expiresAt },
    })
    .from(issueClaims)
    .innerJoin(issues, eq(issues.id, issueClaims.issueId))
    .innerJoin(repositories, eq(repositories.id, issues.repositoryId))
    .where(and(eq(issueClaims.userId, userId), isNull(issueClaims.releasedAt)))
    .orderBy(desc(issueClaims.createdAt))
  return { claims }
}

/** One free issue a day of what somebody follows: the same all day, and another tomorrow. */
export async function findDailyIssue({ db, actor: { userId } }: Reader): Promise<DailyIssue> {
  const isFollowed = sql`${issues.repositoryId} in (select ${repositoryFollows.repositoryId} from ${repositoryFollows}
    where ${repositoryFollows.userId} = ${userId})`
  const ofToday = sql`md5(${issues.id}::text || ((now() at time zone 'utc')::date)::text)`
  const { rows, follows } = await batch(db, {
    rows: db
      .select(issueColumns)
      .from(issues)
      .innerJoin(repositories, eq(repositories.id, issues.repositoryId))
      .where(and(isFollowed, isFree, isShown))
      .orderBy(sql`${issues.score} / 20 desc`, ofToday)
      .limit(1),
    follows: db.select({ count: count() }).from(repositoryFollows).where(eq(repositoryFollows.userId, userId)),
  })
  const [row] = rows
  return { issue: row ? toListed(row) : null, follows: follows[0]?.count ?? 0 }
}
