import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import { ImpersonationPlace } from '#client/features/auth/impersonation/impersonation-place.tsx'
import { TRPCProvider } from '#client/trpc.ts'
import { Kit } from '#client/ui/kit/kit.tsx'

/** Hands on to the pages what they read and write through. */
export function ConnectedLayout() {
  const { api, queryClient } = useRouteContext({ from: '/_connected' })
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={api} queryClient={queryClient}>
        <Kit>
          <Outlet />
          <ImpersonationPlace />
        </Kit>
      </TRPCProvider>
    </QueryClientProvider>
  )
}
