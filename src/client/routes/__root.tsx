import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  Navigate,
  Outlet,
  useRouter,
} from '@tanstack/react-router'
import { useRouteTitle } from '#client/lib/use-route-title.ts'
import type { Clients } from '#client/trpc.ts'
import { usePageFocus } from '#client/ui/focus/use-page-focus.ts'
import { CrashPage } from '#client/ui/page/crash-page.tsx'

export const Route = createRootRouteWithContext<Clients>()({
  component: Root,
  errorComponent: Crash,
  notFoundComponent: () => <Navigate to="/404" replace />,
})

function Crash({ error }: ErrorComponentProps) {
  const router = useRouter()
  return <CrashPage error={error} onRetry={() => void router.invalidate()} />
}

function Root() {
  usePageFocus()
  useRouteTitle()
  return <Outlet />
}
