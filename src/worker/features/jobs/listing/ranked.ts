import { and, desc, type SQL, sql } from 'drizzle-orm'
import { JOBS_A_PAGE } from '#shared/jobs/rules.ts'
import type { JobPage, ListJobsInput } from '#shared/jobs/schemas.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import { jobListings } from '#worker/db/schema/index.ts'
import { listedColumns, toListed } from '../queries.ts'
import { BEGINNING, type Place, readPlace, writePlace } from '../rules.ts'
import { isHidden, isOpen } from '../scope.ts'

const FILTERS = [
  ...(['userId', 'titled', 'said', 'notTitled', 'notSaid', 'salary', 'seniority', 'type', 'visa'] as const),
  ...(['timeZone', 'days', 'listedAt', 'id'] as const),
]
type Filters = Record<(typeof FILTERS)[number], Slot<string | number | null>>

const queryOf = (words: Slot<string | number | null>): SQL => sql`websearch_to_tsquery('english', ${words})`

const isAsked = (filters: Filters) => {
  const { titled, said, notTitled, notSaid, salary, seniority, type, visa, timeZone, days, listedAt, id } = filters
  return and(
    isOpen,
    sql`not ${isHidden(filters.userId as Slot<string | null>)}`,
    sql`(${titled}::text is null or ${jobListings.titleSearch} @@ ${queryOf(titled)})`,
    sql`(${said}::text is null or ${jobListings.search} @@ ${queryOf(said)})`,
    sql`(${notTitled}::text is null or not ${jobListings.titleSearch} @@ ${queryOf(notTitled)})`,
    sql`(${notSaid}::text is null or not ${jobListings.search} @@ ${queryOf(notSaid)})`,
    sql`(${salary}::int is null or ${jobListings.salaryYearly} >= ${salary}::int)`,
    sql`(${seniority}::text is null or ${jobListings.seniority} = ${seniority}::text)`,
    sql`(${type}::text is null or ${jobListings.type} = ${type}::text)`,
    sql`(${visa}::text is null or ${jobListings.visa} = ${visa}::text)`,
    sql`(${timeZone}::real is null or cardinality(${jobListings.timeZones}) = 0 or exists (
      select from unnest(${jobListings.timeZones}) zone where abs(zone - ${timeZone}::real) <= 2))`,
    sql`(${days}::int is null or ${jobListings.listedAt} > now() - make_interval(days => ${days}::int))`,
    sql`(${jobListings.listedAt}, ${jobListings.id}) < (${listedAt}::timestamptz, ${id}::uuid)`,
  )
}

/** The listings of some kind, by what they are asked for. */
export const readListings = (which: SQL | undefined) =>
  prepared(FILTERS, (db, filters) =>
    db
      .select(listedColumns)
      .from(jobListings)
      .where(and(isAsked(filters), which))
      .orderBy(desc(jobListings.listedAt), desc(jobListings.id))
      .limit(JOBS_A_PAGE + 1),
  )

/** What is looked for at one rank: in titles, anywhere, and what ranks before have brought already. */
type Words = Partial<Record<'titled' | 'said' | 'notTitled' | 'notSaid', string>>

/** Title matches first, then what the description says (1§9); nothing looked for is one rank of all. */
export const ranksOf = (search: string): Words[] =>
  search === '' ? [{}] : [{ titled: search }, { said: search, notTitled: search }]

/** A page of a list, rank after rank in one round trip. @throws DomainError invalid for a made-up cursor */
export async function listRanked(
  { db, actor }: Context,
  read: ReturnType<typeof readListings>,
  ranks: readonly Words[],
  { cursor, ...filters }: ListJobsInput,
): Promise<JobPage> {
  const place = readPlace(cursor)
  const ask = (words: Words, { listedAt, id }: Place) =>
    read(db, {
      userId: actor.kind === 'user' ? actor.userId : null,
      ...{ titled: null, said: null, notTitled: null, notSaid: null, ...words },
      ...{ salary: filters.salary ?? null, seniority: filters.seniority ?? null, type: filters.type ?? null },
      ...{ visa: filters.visa ?? null, timeZone: filters.timeZone ?? null, days: filters.days ?? null, listedAt, id },
    })
  const found = await batch(
    db,
    Object.fromEntries(
      ranks.flatMap((words, rank) =>
        rank < place.rank ? [] : [[`rank${rank}`, ask(words, rank === place.rank ? place : BEGINNING)]],
      ),
    ) as Record<string, ReturnType<typeof ask>>,
  )
  const rows = Object.entries(found).flatMap(([name, listings]) =>
    listings.map((row) => ({ rank: Number(name.slice('rank'.length)), row })),
  )
  const last = rows[JOBS_A_PAGE - 1]
  return {
    jobs: rows.slice(0, JOBS_A_PAGE).map(({ row }) => toListed(row)),
    cursor:
      rows.length > JOBS_A_PAGE && last
        ? writePlace({ rank: last.rank, listedAt: last.row.listedAt, id: last.row.listingId })
        : null,
    isNearest: false,
  }
}

/** Words that say little of what somebody looks for. */
const GENERAL = /^(a|an|and|at|developers?|engineers?|for|in|jobs?|of|or|remote|software|the|with)$/i

/** Any of some words, each whole, as `websearch_to_tsquery` reads them. */
export const anyOf = (words: readonly string[]): string =>
  words.map((word) => `"${word.replaceAll('"', '')}"`).join(' or ')

/** Listings that say all of a search, or else some of it: whoever looks for much shall not find nothing. */
export async function listSaying(
  ctx: Context,
  read: ReturnType<typeof readListings>,
  search: string,
  input: ListJobsInput,
): Promise<JobPage> {
  const page = await listRanked(ctx, read, ranksOf(search), input)
  const words = search.split(/[\s,]+/).filter((word) => word !== '' && !GENERAL.test(word))
  if (page.jobs.length > 0 || input.cursor !== undefined || words.length === 0) return page
  const { jobs } = await listRanked(ctx, read, ranksOf(anyOf(words)), input)
  return { jobs, cursor: null, isNearest: jobs.length > 0 }
}
