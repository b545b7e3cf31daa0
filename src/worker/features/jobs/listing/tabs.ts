import { eq, sql } from 'drizzle-orm'
import { DEFAULTS } from '#shared/jobs/rules.ts'
import type { JobPage, ListJobsInput } from '#shared/jobs/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { jobListings, users } from '#worker/db/schema/index.ts'
import { anyWord } from '#worker/db/sql.ts'
import { listRanked, listSaying, readListings } from './ranked.ts'

const [readRemote, readStartup, readAll] = [
  readListings(eq(jobListings.isRemote, true)),
  readListings(eq(jobListings.isStartup, true)),
  readListings(),
]

/** Remote jobs (C044); what nobody looked for is R-JOBS-03's. */
export const listRemote = (ctx: Context, input: ListJobsInput): Promise<JobPage> =>
  listSaying(ctx, readRemote, input.search ?? DEFAULTS.remote, input)

/** Jobs of companies that a startup accelerator lists as hiring (C045). */
export const listStartup = (ctx: Context, input: ListJobsInput): Promise<JobPage> =>
  listSaying(ctx, readStartup, input.search ?? DEFAULTS.startup, input)

/** All listings that say something. */
export const listAll = (ctx: Context, input: ListJobsInput): Promise<JobPage> =>
  listSaying(ctx, readAll, input.search ?? DEFAULTS.web, input)

const readStack = prepared(['userId'], (db, { userId }) =>
  db.select({ stack: users.selectedLanguages }).from(users).where(sql`${users.id} = ${userId}::uuid`),
)

/**
 * Jobs for the caller (C046): what names a language of theirs in its title, then what does so anywhere, merged with what a
 * search finds besides (1§9).
 */
export async function listPersonal(ctx: UserContext, input: ListJobsInput): Promise<JobPage> {
  const [{ stack = [] } = {}] = await readStack(ctx.db, { userId: ctx.actor.userId })
  const search = input.search || DEFAULTS.personal
  if (stack.length === 0) return listSaying(ctx, readAll, search, input)
  const words = anyWord(stack)
  const ranks = [
    { titled: words, ...(input.search && { said: search }) },
    { said: input.search ? search : words, notTitled: words },
    ...(input.search ? [] : [{ said: search, notSaid: words }]),
  ]
  return listRanked(ctx, readAll, ranks, input)
}
