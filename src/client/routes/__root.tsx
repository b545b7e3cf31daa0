import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import { useHeadingFocus } from '#client/lib/use-heading-focus.ts'
import { CrashPage } from '#client/ui/crash-page.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  errorComponent: ({ error }) => <CrashPage error={error} />,
  notFoundComponent: () => <Navigate to="/404" replace />,
})

function Root() {
  useHeadingFocus()
  return <Outlet />
}
