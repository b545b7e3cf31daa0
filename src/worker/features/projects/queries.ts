import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { MOST_IDS, PROJECTS_A_PAGE, RECENT_PROJECTS } from '#shared/projects/rules.ts'
import type {
  ListByCategoriesInput,
  ListByIdsInput,
  ListByLanguagesInput,
  ListedProject,
  ProjectPage,
} from '#shared/projects/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import type { Slot } from '#worker/db/prepared.ts'
import { issues, repositories, repositoryVisits } from '#worker/db/schema/index.ts'
import { isId, qualified, textArray } from '#worker/db/sql.ts'
import { hasTag, isFollowedBy, isFree, isShown } from './scope.ts'

const countFree = sql<number>`(select count(*)::int from ${issues}
  where ${issues.repositoryId} = ${qualified(repositories.id)} and ${isFree})`

const listedColumns = {
  ...{ projectId: repositories.id, name: repositories.name, description: repositories.description },
  ...{ avatarUrl: repositories.avatarUrl, topics: repositories.topics, languages: repositories.languages },
  ...{ categories: repositories.categories, stars: repositories.stars, health: repositories.health },
  ...{ weeklyActivity: repositories.weeklyActivity, isArchived: repositories.isArchived },
  ...{ freeIssues: countFree.as('free_issues'), fetchedAt: repositories.fetchedAt },
}

const projectColumns = (viewerId: Slot<string | null>) => ({
  ...listedColumns,
  ...{ size: repositories.size, growthRate: repositories.growthRate, license: repositories.license },
  ...{ contributingUrl: repositories.contributingUrl, documentationUrl: repositories.documentationUrl },
  ...{ prTemplateUrl: repositories.prTemplateUrl, readmeUrl: repositories.readmeUrl },
  ...{ readmeSummary: repositories.readmeSummary, keyPoints: repositories.keyPoints, setup: repositories.setup },
  ...{ aiPolicy: repositories.aiPolicy, contributors: repositories.contributors },
  ...{ medianAnswerHours: repositories.medianAnswerHours, pushedAt: repositories.pushedAt },
  isFollowed: isFollowedBy(viewerId).as('is_followed'),
  isMissing: sql<boolean>`${repositories.missingSince} is not null`.as('is_missing'),
})

/** Statement: repositories that fulfil a condition, in an order, the page chosen before anything is counted. */
function listStatement(db: Database, which: SQL | undefined, order: SQL[], from = 0, most = PROJECTS_A_PAGE + 1) {
  const page = db
    .select({
      id: repositories.id,
      place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
    })
    .from(repositories)
    .where(which)
    .orderBy(sql`place`)
    .limit(most)
    .offset(from)
    .as('page')
  return db.select(listedColumns).from(repositories).innerJoin(page, eq(page.id, repositories.id)).orderBy(page.place)
}

/** So many pages of them are named to search engines. */
const MOST_NAMED = 1000

const BY_STARS = [sql`${repositories.stars} desc`, sql`${repositories.id}`]
/** Those first that have one of these. */
function first(tags: readonly string[]): SQL[] {
  const isOne = hasTag(tags)
  return isOne ? [sql`(${isOne}) desc`] : []
}

async function listPage(
  db: Database,
  which: SQL | undefined,
  order: SQL[],
  cursor: number | null | undefined,
): Promise<ProjectPage> {
  const from = cursor ?? 0
  const rows: ListedProject[] = await listStatement(db, and(isShown, which), [...order, ...BY_STARS], from)
  const isMore = rows.length > PROJECTS_A_PAGE
  return { projects: rows.slice(0, PROJECTS_A_PAGE), next: isMore ? from + PROJECTS_A_PAGE : null }
}

/** Projects of categories, those in the named languages first (D027, R-OSS-08). */
export const listByCategories = ({ db }: Context, { categories, languages, cursor }: ListByCategoriesInput) =>
  listPage(db, hasTag(categories), first(languages), cursor)

/** Projects in any of these languages, most starred first (C021). */
export const listByLanguages = ({ db }: Context, { languages, cursor }: z.output<typeof ListByLanguagesInput>) =>
  listPage(db, hasTag(languages), [], cursor)

/** Statement: projects that words, topics and languages fit. @param words as `websearch_to_tsquery` reads them */
export const listSaying = (
  db: Database,
  words: string,
  tags: readonly string[][],
  cursor: number | null | undefined,
) => {
  const query = sql`websearch_to_tsquery('english', ${words})`
  const isSaid = sql`${repositories.search} @@ ${query}`
  return listPage(
    db,
    and(words === '' ? undefined : isSaid, ...tags.map(hasTag)),
    words === '' ? [] : [sql`ts_rank(${repositories.search}, ${query}) desc`],
    cursor,
  )
}

/** What is there for a first contribution (C025). */
export async function listBeginner({ db }: Context): Promise<ProjectPage> {
  const which = and(isShown, eq(repositories.isBeginner, true))
  return { projects: await listStatement(db, which, BY_STARS, 0, MOST_IDS), next: null }
}

/** Projects by their ids, in that order; what is no project is left out (C022). */
export async function listByIds(
  { db }: Context,
  { projectIds }: z.output<typeof ListByIdsInput>,
): Promise<ProjectPage> {
  const ids = [...new Set(projectIds.filter(isId).map((id) => id.toLowerCase()))]
  if (ids.length === 0) return { projects: [], next: null }
  const order = [sql`array_position(${textArray(ids)}, ${repositories.id}::text)`]
  return { projects: await listStatement(db, inArray(repositories.id, ids), order, 0, MOST_IDS), next: null }
}

const latestVisits = (db: Database, userId: string) =>
  db
    .select({ projectId: repositoryVisits.repositoryId })
    .from(repositoryVisits)
    .where(eq(repositoryVisits.userId, userId))
    .orderBy(desc(repositoryVisits.visitedAt))
    .limit(RECENT_PROJECTS)

/** The ids of what the caller looked at, the last first (D026). */
export async function listRecentIds({ db, actor: { userId } }: UserContext): Promise<{ projectIds: string[] }> {
  return { projectIds: (await latestVisits(db, userId)).map(({ projectId }) => projectId) }
}

/** The same with what they are. */
export async function listRecent({ db, actor: { userId } }: UserContext): Promise<ProjectPage> {
  const visits = latestVisits(db, userId).as('visits')
  const lastVisit = sql`(select ${repositoryVisits.visitedAt} from ${repositoryVisits}
    where ${repositoryVisits.repositoryId} = ${repositories.id} and ${repositoryVisits.userId} = ${userId}) desc`
  const which = and(isShown, inArray(repositories.id, db.select({ id: visits.projectId }).from(visits)))
  return { projects: await listStatement(db, which, [lastVisit], 0, RECENT_PROJECTS), next: null }
}

/** Statement: one project as its page shows it. */
export const findProjectRow = (db: Database, which: SQL | undefined, viewerId: string | null) =>
  db.select(projectColumns(viewerId)).from(repositories).where(which)

/** Statement: the ids of our own list, for search engines. */
export const findListedProjects = (db: Database) =>
  db
    .select({ id: repositories.id })
    .from(repositories)
    .where(and(isShown, eq(repositories.isListed, true)))
    .orderBy(...BY_STARS)
    .limit(MOST_NAMED)
