import { lt, sql } from 'drizzle-orm'
import { companyKey } from '#shared/jobs/rules.ts'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { jobListings, jobWebSearches } from '#worker/db/schema/index.ts'
import { refreshSources } from '#worker/features/sources/refresh-sources.ts'
import type { StartupEntry } from '#worker/integrations/jobs/adapter.ts'
import { readJobs } from '#worker/integrations/jobs/read-jobs.ts'
import { JOB_SOURCES, type JobSource } from './sources/list.ts'
import { type Listing, toListing } from './sources/to-listing.ts'
import {
  closeOthers,
  confirmListings,
  markDuplicates,
  markStartups,
  removeOtherStartups,
  storeListings,
  storeStartups,
} from './statements.ts'

/** As many as the list has when it is new; a board may be megabytes, so few at once. */
const [SOURCES_PER_RUN, SOURCES_AT_ONCE] = [20, 3]
/** Of one answer. */
const LISTINGS_PER_READING = 600
const STARTUPS_PER_READING = 3000
const KEPT_DAYS = 180

/** Reads the sources of jobs that are due. */
export async function refreshJobs(ctx: Context): Promise<void> {
  const found = await refreshSources(ctx, {
    list: JOB_SOURCES,
    ...{ most: SOURCES_PER_RUN, atOnce: SOURCES_AT_ONCE },
    read: async (source) => {
      const told = await readJobs(ctx.env, source.adapter, source)
      if (told.startups) return { writes: writeStartups(ctx, source, told.startups) }
      const listings: Listing[] = []
      // one after another: an ad is a parse, and they come in hundreds
      for (const entry of told.jobs.slice(0, LISTINGS_PER_READING)) {
        const listing = await toListing(source, entry)
        if (listing) listings.push(listing)
      }
      const seen = told.jobs.map(({ externalId }) => externalId)
      return { writes: writeListings(ctx, source, listings, seen) }
    },
  })
  ctx.log('jobs_read', found)
}

/** @param seen all that the source told of, which may be more than is stored: none of it is gone */
function writeListings({ db }: Context, { code, company }: JobSource, all: Listing[], seen: readonly string[]) {
  const listings = [...new Map(all.map((listing) => [listing.externalId, listing])).values()]
  return {
    stored: listings.length > 0 ? storeListings(db, listings) : null,
    confirmed: confirmListings(db, code, seen),
    closed: company ? closeOthers(db, code, seen) : null,
    marked: markDuplicates(db, code),
    startups: markStartups(db, code),
  }
}

function writeStartups({ db }: Context, { code }: JobSource, told: StartupEntry[]) {
  const rows = told.slice(0, STARTUPS_PER_READING).flatMap(({ name, website, oneLiner, batch, teamSize }) => {
    const key = companyKey(name)
    if (key === '' || !/^https?:\/\/[^\s]+$/i.test(website)) return []
    return { ...{ companyKey: key, source: code, name, website, teamSize }, ...{ oneLiner, batch } }
  })
  const startups = [...new Map(rows.map((row) => [row.companyKey, row])).values()]
  return {
    stored: startups.length > 0 ? storeStartups(db, startups) : null,
    removed: removeOtherStartups(db, code),
    marked: markStartups(db),
  }
}

/** What nobody has seen for long, closed or not, and what the web was asked before yesterday. */
export async function removeOldListings({ db }: Context): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${KEPT_DAYS}::int)`
  await removeInBatches(db, jobListings, lt(jobListings.lastConfirmedAt, longAgo))
  await removeInBatches(db, jobWebSearches, sql`${jobWebSearches.day} < (now() at time zone 'utc')::date - 1`)
}
