import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { FoundPage, FoundPages, SearchPagesInput } from '#shared/resources/search-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { resources } from '#worker/db/schema/index.ts'
import { anyWord } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { searchWeb } from '#worker/integrations/web-search.ts'
import { describeFailure } from '#worker/log.ts'
import { isOfSites, plainWords, SEARCHED_SITES } from './rules.ts'

const PAGES_FOUND = 10
const KEPT_AN_HOUR = { 'cache-control': 'public, max-age=3600' }

/** Whether all of the web is searched, or the sites of our list. */
type Reach = 'web' | 'sites'

/**
 * What a web search finds for some words, each asked once an hour (C039, C040, SEC-07); our own catalogue answers where no search
 * can be asked, or nobody answers.
 * @throws DomainError invalid for what has no words
 */
export async function findPages(
  ctx: UserContext,
  { search }: z.output<typeof SearchPagesInput>,
  reach: Reach,
): Promise<FoundPages> {
  const words = plainWords(search)
  if (words === '') throw new DomainError('invalid', 'Please type words to look for.')
  const found = await askWeb(ctx, words, reach)
  return found ? { pages: found, isOfWeb: true } : { pages: await findInCatalogue(ctx, words, reach), isOfWeb: false }
}

/** Null where nothing can be asked, or nobody answered. */
async function askWeb({ env, log }: UserContext, words: string, reach: Reach): Promise<FoundPage[] | null> {
  if (!env.WEB_SEARCH_API_KEY) return null
  const address = `${env.APP_URL}/kept/web-search?${new URLSearchParams({ reach, words })}`
  const kept = await caches.default.match(address)
  if (kept) return kept.json<FoundPage[]>()
  const query = reach === 'web' ? words : `${words} (${SEARCHED_SITES.map((site) => `site:${site}`).join(' OR ')})`
  const pages = await searchWeb(env, query, PAGES_FOUND).catch((failure) => {
    log('web_search_failed', { failure: describeFailure(failure) })
    return null
  })
  if (!pages) return null
  const found = pages
    .filter(({ link }) => /^https?:\/\//.test(link) && (reach === 'web' || isOfSites(link)))
    .map(({ title, link, description }) => ({ title, link, snippet: description }))
  await caches.default.put(address, Response.json(found, { headers: KEPT_AN_HOUR }))
  return found
}

/** Pages of the catalogue that have all of the words before those that have some. */
function findInCatalogue({ db }: UserContext, words: string, reach: Reach): Promise<FoundPage[]> {
  const queryOf = (text: string): SQL => sql`websearch_to_tsquery('english', ${text})`
  const [all, any] = [queryOf(words), queryOf(anyWord(words.split(' ')))]
  // 'https://host/…'
  const host = sql`split_part(${resources.link}, '/', 3)`
  const isThere =
    reach === 'sites'
      ? sql`${host} ~ ${`(^|\\.)(${SEARCHED_SITES.map((site) => site.replaceAll('.', '\\.')).join('|')})$`}`
      : undefined
  return db
    .select({ title: resources.title, link: resources.link, snippet: resources.summary })
    .from(resources)
    .where(
      and(
        sql`${resources.search} @@ ${any}`,
        eq(resources.source, 'catalogue'),
        eq(resources.isRetired, false),
        ne(resources.linkState, 'dead'),
        isThere,
      ),
    )
    .orderBy(desc(sql`${resources.search} @@ ${all}`), desc(sql`ts_rank(${resources.search}, ${any})`), resources.id)
    .limit(PAGES_FOUND)
}
