import { searchWeb } from '#worker/integrations/web-search.ts'
import { FOUND_PER_SOURCE, type Source, toCandidate } from './source.ts'

/** A web search for each query; the first query's pages come first. */
export const webSearchSource: Source = {
  name: 'web',
  gives: 'both',
  isConfigured: ({ env }) => Boolean(env.WEB_SEARCH_API_KEY),
  search: async ({ env }, { queries }) => {
    const pages = (await Promise.all(queries.map((query) => searchWeb(env, query, FOUND_PER_SOURCE)))).flat()
    return pages
      .flatMap(({ link, title, description, language, publishedAt }) => {
        const author = URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : ''
        return (
          toCandidate('web', {
            link,
            title,
            author,
            summary: description,
            publishedAt,
            popularity: 0,
            language,
            minutes: null,
          }) ?? []
        )
      })
      .slice(0, FOUND_PER_SOURCE)
  },
}
