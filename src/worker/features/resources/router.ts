import { FoundPages, SearchPagesInput } from '#shared/resources/search-schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { findPages } from './find-pages.ts'
import { wire } from './wire.ts'

export const resourcesRouter = router({
  searchSites: userProcedure
    .meta({ rest: wire.searchSites, limit: ['links', 'webSearches'] })
    .input(SearchPagesInput)
    .output(FoundPages)
    .query(({ ctx, input }) => findPages(ctx, input, 'sites')),

  searchWeb: userProcedure
    .meta({ rest: wire.searchWeb, limit: ['links', 'webSearches'] })
    .input(SearchPagesInput)
    .output(FoundPages)
    .query(({ ctx, input }) => findPages(ctx, input, 'web')),
})
