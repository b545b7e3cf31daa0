import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import { useTrackPages } from '#client/features/analytics/use-track-pages.ts'
import { useRouteTitle } from '#client/lib/use-route-title.ts'
import type { Clients } from '#client/trpc.ts'
import { usePageFocus } from '#client/ui/focus/use-page-focus.ts'
import { PageComing } from '#client/ui/part/page-coming.tsx'

export interface RouterContext {
  /** Made once, when a page first asks the worker. */
  loadClients: () => Promise<Clients>
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: () => <Navigate to="/404" replace />,
})

function Root() {
  usePageFocus()
  useRouteTitle()
  useTrackPages()
  return (
    <>
      <Outlet />
      <PageComing />
    </>
  )
}
