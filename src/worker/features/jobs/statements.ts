import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#worker/db/client.ts'
import { jobListings, jobStartups } from '#worker/db/schema/index.ts'
import { excluded, textArray } from '#worker/db/sql.ts'
import type { Listing } from './sources/to-listing.ts'

/** What may change of a listing that is known; when it was first seen stays. */
const { title, company, companyKey, titleKey, url, description, location, isRemote, type, seniority } = jobListings
const { tags, timeZones, salaryMin, salaryMax, salaryCurrency, salaryPeriod, salaryYearly } = jobListings
const { limits, visa, stripped, postedAt, expiresAt, confirmedBy } = jobListings
const TOLD = {
  ...{ title, company, companyKey, titleKey, url, description, location, isRemote, type, seniority, tags, timeZones },
  ...{ salaryMin, salaryMax, salaryCurrency, salaryPeriod, salaryYearly, limits, visa, stripped },
  ...{ postedAt, expiresAt, confirmedBy },
}

/** Statement: what is new, and what is told otherwise than before; the rest is left as it is, its indexes too. */
export const storeListings = (db: Database, listings: Listing[]) =>
  db
    .insert(jobListings)
    .values(listings)
    .onConflictDoUpdate({
      target: [jobListings.source, jobListings.externalId],
      set: Object.fromEntries(Object.entries(TOLD).map(([name, column]) => [name, excluded(column)])),
      setWhere: sql`(${title}, ${url}, ${description}, ${location}, ${salaryYearly}, ${expiresAt})
        is distinct from (${excluded(title)}, ${excluded(url)}, ${excluded(description)}, ${excluded(location)}, ${excluded(salaryYearly)}, ${excluded(expiresAt)})`,
    })

const isOf = (source: string) => eq(jobListings.source, source)
const isAmong = (externalIds: readonly string[]) => sql`${jobListings.externalId} = any(${textArray(externalIds)})`

/** Statement: these were seen just now; one that had been gone is back. */
export const confirmListings = (db: Database, source: string, externalIds: readonly string[]) =>
  db
    .update(jobListings)
    .set({ lastConfirmedAt: sql`now()`, closedAt: null })
    .where(and(isOf(source), isAmong(externalIds)))

/** Statement: what is gone from an employer's own board is closed. */
export const closeOthers = (db: Database, source: string, externalIds: readonly string[]) =>
  db
    .update(jobListings)
    .set({ closedAt: sql`now()` })
    .where(and(isOf(source), isNull(jobListings.closedAt), sql`not ${isAmong(externalIds)}`))

/** Statement: the same job of the same company stands once, by whoever told of it first and still does. */
export function markDuplicates(db: Database, source: string) {
  const first = alias(jobListings, 'first')
  const firstId = sql`(select ${first.id} from ${jobListings} as "first"
    where ${first.companyKey} = ${jobListings.companyKey} and ${first.titleKey} = ${jobListings.titleKey}
      and ${first.source} <> ${jobListings.source} and ${first.id} < ${jobListings.id}
      and ${first.closedAt} is null and ${first.duplicateOf} is null
    order by ${first.id} limit 1)`
  return db
    .update(jobListings)
    .set({ duplicateOf: firstId })
    .where(and(isOf(source), isNull(jobListings.closedAt), sql`${jobListings.duplicateOf} is distinct from ${firstId}`))
}

/** Statement: which listings are of a company that a directory lists; of one source, or of all. */
export function markStartups(db: Database, source?: string) {
  const isListed = sql`exists (select from ${jobStartups} where ${jobStartups.companyKey} = ${jobListings.companyKey})`
  return db
    .update(jobListings)
    .set({ isStartup: sql`not ${jobListings.isStartup}` })
    .where(and(source === undefined ? undefined : isOf(source), sql`${jobListings.isStartup} <> ${isListed}`))
}

/** Statement: the companies that a directory lists. */
export const storeStartups = (db: Database, startups: (typeof jobStartups.$inferInsert)[]) => {
  const { name, website, oneLiner, teamSize, batch } = jobStartups
  const set = { name, website, oneLiner, teamSize, batch }
  return db
    .insert(jobStartups)
    .values(startups)
    .onConflictDoUpdate({
      target: jobStartups.companyKey,
      set: {
        ...Object.fromEntries(Object.entries(set).map(([key, column]) => [key, excluded(column)])),
        lastConfirmedAt: sql`now()`,
      },
    })
}

/** Statement: those that it lists no longer. */
export const removeOtherStartups = (db: Database, source: string) =>
  db.delete(jobStartups).where(and(eq(jobStartups.source, source), sql`${jobStartups.lastConfirmedAt} < now()`))
