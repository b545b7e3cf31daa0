import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#client/features/auth/use-session.ts'
import { CreditsPage } from '#client/features/billing/credits-page.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { trpc } from '#client/trpc.ts'

export const Route = createFileRoute('/_app/_user/8020/credits/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(trpc.billing.packages.queryOptions())
  },
  component: CreditsRoute,
})

function CreditsRoute() {
  const session = useSession()
  const storedId = useStored('userId')
  usePageTitle('Credits')
  const user = session.status === 'user' ? session.user : null
  return (
    <CreditsPage
      userId={user?.userId ?? storedId ?? ''}
      credits={user?.credits}
      isLoading={session.status === 'loading'}
    />
  )
}
