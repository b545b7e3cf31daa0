import { createRoute, redirect } from '@tanstack/react-router'
import { Route as RootRoute } from './routes/__root.tsx'
import { Route as StartRoute } from './routes/_public/index.tsx'
import { Route as PublicRoute } from './routes/_public.tsx'
import type { routeTree } from './routeTree.gen.ts'

/**
 * The routes of the start page, which needs those of no other page before somebody leaves it. Any other address has all of
 * them loaded, and is gone to, or prepared for, once more.
 * @param loadOthers has the router know the whole tree (routeTree.gen.ts), whose root is this one's
 */
export function startRoutes(loadOthers: () => Promise<void>): typeof routeTree {
  const OtherRoute = createRoute({
    getParentRoute: () => RootRoute,
    path: '$',
    beforeLoad: async ({ location: { pathname, search, hash } }) => {
      await loadOthers()
      throw redirect({ to: pathname, search, hash })
    },
  })
  // called as the whole tree calls them, whose places they take again
  const start = StartRoute.update({ id: '/', path: '/', getParentRoute: () => PublicRoute } as object)
  const layout = PublicRoute.update({ id: '/_public', getParentRoute: () => RootRoute } as object)
  const tree = RootRoute.addChildren([layout.addChildren([start]), OtherRoute])
  return tree as unknown as typeof routeTree
}
