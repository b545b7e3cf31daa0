import { eq, inArray, sql } from 'drizzle-orm'
import { DEFAULT_REMOTE_SEARCH, DEFAULT_SEARCH } from '#shared/jobs/rules.ts'
import type { ListedJob, SearchWebInput, WebJobs } from '#shared/jobs/schemas.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { jobListings, jobWebSearches } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { noteSources } from '#worker/features/sources/statements.ts'
import { BARE } from '#worker/integrations/jobs/adapter.ts'
import { searchWeb, type WebPage } from '#worker/integrations/web-search.ts'
import { describeFailure } from '#worker/log.ts'
import { listedColumns, toListed } from '../queries.ts'
import { WEB_SOURCE } from '../sources/list.ts'
import { toListing } from '../sources/to-listing.ts'
import { confirmListings, storeListings } from '../statements.ts'
import { listAll } from './tabs.ts'

const PAGES_ASKED = 20

/**
 * Jobs that a web search finds (C047): each query is asked once a day, by people alone; a visitor sees what was found for
 * somebody, and where no search can be asked stored listings answer (G-JOBS-01, G-JOBS-03). Never fails for the search.
 */
export async function searchJobs(ctx: Context, { search, location }: SearchWebInput): Promise<WebJobs> {
  // what is looked for nowhere in particular may be anywhere (R-JOBS-02)
  const wanted = search || (location ? DEFAULT_SEARCH : DEFAULT_REMOTE_SEARCH)
  const query = `${wanted} jobs${location ? ` in ${location}` : ''}`.toLowerCase()
  const found = (await findFound(ctx, query)) ?? (await askWeb(ctx, query))
  if (found) return { jobs: found, query, isOfWeb: true }
  const { jobs } = await listAll(ctx, { search: wanted })
  return { jobs, query: wanted, isOfWeb: false }
}

const isToday = (query: string) =>
  sql`${jobWebSearches.query} = ${query} and ${jobWebSearches.day} = (now() at time zone 'utc')::date`

/** What was found today, in the search's order; null where nobody asked. */
async function findFound({ db }: Context, query: string): Promise<ListedJob[] | null> {
  const { asked, rows } = await batch(db, {
    asked: db.select({ query: jobWebSearches.query }).from(jobWebSearches).where(isToday(query)),
    rows: db
      .select(listedColumns)
      .from(jobListings)
      .innerJoin(jobWebSearches, sql`${jobListings.id} = any(${jobWebSearches.listingIds})`)
      .where(isToday(query))
      .orderBy(sql`array_position(${jobWebSearches.listingIds}, ${jobListings.id})`)
      .limit(PAGES_ASKED),
  })
  return asked.length > 0 ? rows.map(toListed) : null
}

/** Null where nothing can be asked, or nobody answered. */
async function askWeb(ctx: Context, query: string): Promise<ListedJob[] | null> {
  const { env, actor, db } = ctx
  if (actor.kind !== 'user' || !env.WEB_SEARCH_API_KEY) return null
  const pages = await searchWeb(env, query, PAGES_ASKED).catch((failure) => {
    ctx.log('job_search_failed', { failure: describeFailure(failure) })
    return null
  })
  if (!pages) return null
  const told = await Promise.all(pages.map((page) => toListing(WEB_SOURCE, entryOf(page))))
  const found = told.filter((listing) => listing !== null)
  const listings = [...new Map(found.map((listing) => [listing.externalId, listing])).values()]
  const links = listings.map(({ externalId }) => externalId)
  const isFound = inArray(jobListings.externalId, links)
  const ids = sql<string[]>`array(select ${jobListings.id} from ${jobListings}
    where ${eq(jobListings.source, WEB_SOURCE.code)} and ${links.length > 0 ? isFound : sql`false`}
    order by array_position(array(select jsonb_array_elements_text(${JSON.stringify(links)}::jsonb)), ${jobListings.externalId}))`
  await batch(db, {
    source: noteSources(db, [WEB_SOURCE]),
    stored: listings.length > 0 ? storeListings(db, listings) : null,
    confirmed: confirmListings(db, WEB_SOURCE.code, links),
    asked: db.execute(insertSelect(jobWebSearches, { query, listingIds: ids }, sql`on conflict do nothing`)),
  })
  return findFound(ctx, query)
}

/** A page stands for the job that it tells of, its site for the company. */
const entryOf = ({ link, title, description, publishedAt }: WebPage) => ({
  ...BARE,
  ...{ externalId: link, url: link, title, description, postedAt: publishedAt },
  company: URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : '',
  isRemote: /\bremote\b/i.test(`${title} ${description}`),
})
