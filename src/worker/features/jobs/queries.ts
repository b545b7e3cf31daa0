import { and, asc, count, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ghostRisk } from '#shared/jobs/ghost.ts'
import { MOST_HIDDEN_COMPANIES, MOST_SAVED_SEARCHES } from '#shared/jobs/rules.ts'
import type { JobChoices, JobListing, ListedJob } from '#shared/jobs/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import { jobHiddenCompanies, jobListings, jobSearches, jobStartups } from '#worker/db/schema/index.ts'
import { asId, qualified } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { readStates, statesOf } from '#worker/features/sources/queries.ts'
import { isOpen } from './scope.ts'
import { JOB_SOURCES, sourceOf } from './sources/list.ts'

const earlier = alias(jobListings, 'earlier')
const isSameAs = (column: 'companyKey' | 'titleKey' | 'source' | 'location') =>
  sql`${qualified(earlier[column])} = ${qualified(jobListings[column])}`

/** How many times the same source told of the same job before, and it was gone in between. */
const REPOSTS = sql<number>`(select count(*)::int from ${jobListings} as "earlier"
  where ${and(isSameAs('companyKey'), isSameAs('titleKey'), isSameAs('source'), isSameAs('location'))}
    and least(${qualified(earlier.closedAt)}, ${qualified(earlier.lastConfirmedAt)}) < ${qualified(jobListings.firstSeenAt)})`

const EXCERPT_CHARACTERS = 280

const columns = {
  listingId: jobListings.id,
  title: jobListings.title,
  company: jobListings.company,
  url: jobListings.url,
  source: jobListings.source,
  location: jobListings.location,
  isRemote: jobListings.isRemote,
  type: jobListings.type,
  seniority: jobListings.seniority,
  tags: jobListings.tags,
  timeZones: jobListings.timeZones,
  salaryMin: jobListings.salaryMin,
  salaryMax: jobListings.salaryMax,
  salaryCurrency: jobListings.salaryCurrency,
  salaryPeriod: jobListings.salaryPeriod,
  visa: jobListings.visa,
  postedAt: jobListings.postedAt,
  firstSeenAt: jobListings.firstSeenAt,
  lastConfirmedAt: jobListings.lastConfirmedAt,
  confirmedBy: jobListings.confirmedBy,
  closedAt: jobListings.closedAt,
  reposts: REPOSTS.as('reposts'),
}
export const listedColumns = {
  ...columns,
  excerpt: sql<string>`left(${jobListings.description}, ${EXCERPT_CHARACTERS}::int)`.as('excerpt'),
  listedAt: jobListings.listedAt,
}

type Row = Omit<ListedJob, 'source' | 'salary' | 'ghost' | 'excerpt'> & {
  source: string
  salaryMin: number | null
  salaryMax: number | null
  salaryCurrency: string | null
  salaryPeriod: 'hour' | 'day' | 'week' | 'month' | 'year' | null
  reposts: number
}

/** A listing with its source's name, its salary where one is stated, and what speaks for and against it. */
function toJob<R extends Row>(row: R, hasDescription: boolean) {
  const { source, salaryMin, salaryMax, salaryCurrency, salaryPeriod, reposts, ...job } = row
  const hasSalary = salaryMin !== null && salaryMax !== null && salaryCurrency !== null && salaryPeriod !== null
  const isOfEmployer = job.confirmedBy === 'board'
  return {
    ...job,
    source: sourceOf(source),
    salary: hasSalary ? { min: salaryMin, max: salaryMax, currency: salaryCurrency, period: salaryPeriod } : null,
    ghost: ghostRisk({ ...job, reposts, isOfEmployer, hasSalary, hasDescription }, Date.now()),
  }
}

/** A listing as a list shows it: its first words on one line. */
export function toListed({ listedAt: _, excerpt, ...row }: Row & { listedAt: string; excerpt: string }): ListedJob {
  return { ...toJob(row, excerpt !== ''), excerpt: excerpt.replaceAll(/\s+/g, ' ') }
}

const findListing = prepared(['id'], (db, { id }) =>
  db
    .select({
      ...columns,
      description: jobListings.description,
      limits: jobListings.limits,
      stripped: jobListings.stripped,
      expiresAt: jobListings.expiresAt,
      startup: {
        name: jobStartups.name,
        website: jobStartups.website,
        oneLiner: jobStartups.oneLiner,
        teamSize: jobStartups.teamSize,
        batch: jobStartups.batch,
      },
    })
    .from(jobListings)
    .leftJoin(jobStartups, eq(jobStartups.companyKey, jobListings.companyKey))
    .where(sql`${jobListings.id} = ${id}::uuid`),
)

const findOthers = prepared(['id'], (db, { id }) =>
  db
    .select({ url: jobListings.url, source: jobListings.source })
    .from(jobListings)
    .where(sql`${jobListings.duplicateOf} = ${id}::uuid and ${jobListings.closedAt} is null`)
    .limit(10),
)

/** One listing, open or closed (C048). @throws DomainError not_found */
export async function getListing({ db }: Context, input: { listingId: string }): Promise<JobListing> {
  const id = asId(input.listingId, 'job')
  const { found, others } = await batch(db, { found: findListing(db, { id }), others: findOthers(db, { id }) })
  const [row] = found
  if (!row) throw new DomainError('not_found', 'This job does not exist.')
  return {
    ...toJob(row, row.description !== ''),
    others: others.map(({ url, source }) => ({ url, source: sourceOf(source) })),
  }
}

const countListings = prepared([], (db) =>
  db.select({ code: jobListings.source, items: count() }).from(jobListings).where(isOpen).groupBy(jobListings.source),
)

/** How each source of the list stands, for administrators. */
export async function listSources({ db }: UserContext) {
  const { states, counts } = await batch(db, { states: readStates(db, {}), counts: countListings(db, {}) })
  return { sources: statesOf(JOB_SOURCES, states, counts) }
}

/** What somebody keeps of the board: searches to look at again, and companies that they hide. */
export async function listChoices({ db, actor: { userId } }: UserContext): Promise<JobChoices> {
  const { searches, hidden } = await batch(db, {
    searches: db
      .select({ searchId: jobSearches.id, name: jobSearches.name, tab: jobSearches.tab, filters: jobSearches.filters })
      .from(jobSearches)
      .where(eq(jobSearches.userId, userId))
      .orderBy(asc(jobSearches.name))
      .limit(MOST_SAVED_SEARCHES),
    hidden: db
      .select({ company: jobHiddenCompanies.company })
      .from(jobHiddenCompanies)
      .where(eq(jobHiddenCompanies.userId, userId))
      .orderBy(asc(jobHiddenCompanies.company))
      .limit(MOST_HIDDEN_COMPANIES),
  })
  return { searches, hiddenCompanies: hidden.map(({ company }) => company) }
}
