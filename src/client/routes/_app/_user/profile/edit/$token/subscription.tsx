import { createFileRoute } from '@tanstack/react-router'
import { ManagePlan } from '#client/features/billing/manage-plan.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { trpc } from '#client/trpc.ts'

/** The plan inside the profile's settings (3§2.1); it is always the plan of who is signed in. */
export const Route = createFileRoute('/_app/_user/profile/edit/$token/subscription')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(trpc.billing.customer.queryOptions())
  },
  component: ProfileSubscriptionRoute,
})

function ProfileSubscriptionRoute() {
  usePageTitle('Your plan')
  return <ManagePlan />
}
