import { createFileRoute } from '@tanstack/react-router'
import { ManagePlan } from '#client/features/billing/manage-plan.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { trpc } from '#client/trpc.ts'

export const Route = createFileRoute('/_app/_user/subscription')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(trpc.billing.customer.queryOptions())
  },
  component: SubscriptionRoute,
})

function SubscriptionRoute() {
  usePageTitle('Your plan')
  return <ManagePlan />
}
