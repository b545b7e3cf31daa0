import { and, desc, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { JOBS_A_PAGE } from '#shared/jobs/rules.ts'
import type { JobPage, ListJobsInput } from '#shared/jobs/schemas.ts'
import { type Context, viewerOf } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import { jobListings } from '#worker/db/schema/index.ts'
import { anyWord } from '#worker/db/sql.ts'
import { listedColumns, toListed } from '../queries.ts'
import { BEGINNING, type Place, readPlace, writePlace } from '../rules.ts'
import { isHidden, isOpen } from '../scope.ts'

type Value = Slot<string | number | null>

const FILTERS = ['userId', 'salary', 'seniority', 'type', 'visa', 'timeZone', 'days'] as const
type Filters = Record<(typeof FILTERS)[number], Value>

const isAsked = ({ userId, salary, seniority, type, visa, timeZone, days }: Filters) =>
  and(
    isOpen,
    sql`not ${isHidden(userId as Slot<string | null>)}`,
    sql`(${salary}::int is null or ${jobListings.salaryYearly} >= ${salary}::int)`,
    sql`(${seniority}::text is null or ${jobListings.seniority} = ${seniority}::text)`,
    sql`(${type}::text is null or ${jobListings.type} = ${type}::text)`,
    sql`(${visa}::text is null or ${jobListings.visa} = ${visa}::text)`,
    sql`(${timeZone}::real is null or cardinality(${jobListings.timeZones}) = 0 or exists (
      select from unnest(${jobListings.timeZones}) zone where abs(zone - ${timeZone}::real) <= 2))`,
    sql`(${days}::int is null or ${jobListings.listedAt} > now() - make_interval(days => ${days}::int))`,
  )

/** What is looked for at one rank: in titles, anywhere, and what ranks before have brought already. */
const WORDS = ['titled', 'said', 'notTitled', 'notSaid'] as const
type Words = Partial<Record<(typeof WORDS)[number], string>>

const PARTS = [...WORDS, 'listedAt', 'id'] as const
type Parts = Record<(typeof PARTS)[number], Value>

const queryOf = (words: Value): SQL => sql`websearch_to_tsquery('english', ${words})`

const isOfRank = ({ titled, said, notTitled, notSaid, listedAt, id }: Parts) =>
  and(
    sql`(${titled}::text is null or ${jobListings.titleSearch} @@ ${queryOf(titled)})`,
    sql`(${said}::text is null or ${jobListings.search} @@ ${queryOf(said)})`,
    sql`(${notTitled}::text is null or not ${jobListings.titleSearch} @@ ${queryOf(notTitled)})`,
    sql`(${notSaid}::text is null or not ${jobListings.search} @@ ${queryOf(notSaid)})`,
    sql`(${jobListings.listedAt}, ${jobListings.id}) < (${listedAt}::timestamptz, ${id}::uuid)`,
  )

/** Names of a rank's own values: `titled1`. */
const nameOf = (part: string, rank: number) => `${part}${rank}`

/** So many ranks, each behind the one before; a later one is not looked for where earlier ones fill the page. */
const readRanks = (which: SQL | undefined, ranks: number) => {
  const names = Array.from({ length: ranks }, (_, rank) => PARTS.map((part) => nameOf(part, rank))).flat()
  return prepared<string, Awaited<ReturnType<typeof selectRank>>>([...FILTERS, ...names], (db, values) => {
    const selects = Array.from({ length: ranks }, (_, rank) => {
      const parts = Object.fromEntries(PARTS.map((part) => [part, values[nameOf(part, rank)]])) as Parts
      return selectRank(db, rank, and(isAsked(values as Filters), isOfRank(parts), which))
    })
    const [first, second, ...others] = selects
    if (!first || !second) return first as NonNullable<typeof first>
    return unionAll(first, second, ...others).limit(JOBS_A_PAGE + 1) as unknown as typeof first
  })
}

const selectRank = (db: Database, rank: number, condition: SQL | undefined) =>
  db
    .select({ ...listedColumns, rank: sql<number>`${rank}::int`.as('rank') })
    .from(jobListings)
    .where(condition)
    .orderBy(desc(jobListings.listedAt), desc(jobListings.id))
    .limit(JOBS_A_PAGE + 1)

/** The listings of some kind, by how many ranks they are asked for. */
export const readListings = (which?: SQL) => [1, 2, 3].map((ranks) => readRanks(which, ranks))
type Listings = ReturnType<typeof readListings>

/** Title matches first, then what the description says (1§9); nothing looked for is one rank of all. */
const ranksOf = (search: string): Words[] =>
  search === '' ? [{}] : [{ titled: search }, { said: search, notTitled: search }]

/** A page of a list, rank after rank in one round trip. @throws DomainError invalid for a made-up cursor */
export async function listRanked(
  { db, actor }: Context,
  listings: Listings,
  all: readonly Words[],
  { cursor, search: _, ...filters }: ListJobsInput,
): Promise<JobPage> {
  const place = readPlace(cursor)
  const ranks = all.slice(place.rank)
  const parts = ranks.flatMap((words, rank) => {
    const { listedAt, id } = rank === 0 ? place : BEGINNING
    const values: Record<string, string | undefined> = { ...words, listedAt, id }
    return PARTS.map((part) => [nameOf(part, rank), values[part] ?? null])
  })
  const read = listings[ranks.length - 1]
  const userId = viewerOf({ actor })
  const asked: Record<string, string | number | undefined> = filters
  const wanted = Object.fromEntries(FILTERS.map((name) => [name, asked[name] ?? null]))
  const rows = read ? await read(db, { ...wanted, userId, ...Object.fromEntries(parts) }) : []
  const last = rows[JOBS_A_PAGE - 1]
  const next: Place | null =
    rows.length > JOBS_A_PAGE && last
      ? { rank: place.rank + last.rank, listedAt: last.listedAt, id: last.listingId }
      : null
  return {
    jobs: rows.slice(0, JOBS_A_PAGE).map(({ rank: _rank, ...row }) => toListed(row)),
    cursor: next && writePlace(next),
    isNearest: false,
  }
}

/** Words that say little of what somebody looks for. */
const GENERAL = /^(a|an|and|at|developers?|engineers?|for|in|jobs?|of|or|remote|software|the|with)$/i

/** Listings that say all of a search, or else some of it: whoever looks for much shall not find nothing. */
export async function listSaying(
  ctx: Context,
  listings: Listings,
  search: string,
  input: ListJobsInput,
): Promise<JobPage> {
  const page = await listRanked(ctx, listings, ranksOf(search), input)
  const words = search.split(/[\s,]+/).filter((word) => word !== '' && !GENERAL.test(word))
  if (page.jobs.length > 0 || input.cursor !== undefined || words.length === 0) return page
  const { jobs } = await listRanked(ctx, listings, ranksOf(anyWord(words)), input)
  return { jobs, cursor: null, isNearest: jobs.length > 0 }
}
