import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './lib/search-text.ts'
import { BrokenPage } from './pages/message/broken-page.tsx'
import type { RouterContext } from './routes/__root.tsx'
import { routeTree } from './routeTree.gen.ts'

/** Search values are always plain text here: `?prompt=123` stays '123' and a sign-in code is never read as a number. */
export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // the query cache knows how old things are
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: BrokenPage,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
