import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './lib/search-text.ts'
import { BrokenPage } from './pages/message/broken-page.tsx'
import type { RouterContext } from './routes/__root.tsx'
import type { routeTree } from './routeTree.gen.ts'

/**
 * Search values are always plain text here: `?prompt=123` stays '123' and a sign-in code is never read as a number.
 * @param routes all of them (routeTree.gen.ts), or those to begin with (start-routes.ts)
 * @param history where there is no browser that has one, and nothing to scroll either
 */
export const createAppRouter = (context: RouterContext, routes: typeof routeTree, history?: RouterHistory) =>
  createRouter({
    routeTree: routes,
    context,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // the query cache knows how old things are
    defaultPreloadStaleTime: 0,
    scrollRestoration: !history,
    defaultErrorComponent: BrokenPage,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
