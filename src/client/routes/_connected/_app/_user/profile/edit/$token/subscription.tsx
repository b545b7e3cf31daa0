import { createFileRoute } from '@tanstack/react-router'
import { SubscriptionPage } from '#client/pages/subscription/subscription-page.tsx'

/** The plan inside the profile's editing (3§2.1); it is always the plan of who is signed in. */
export const Route = createFileRoute('/_connected/_app/_user/profile/edit/$token/subscription')({
  staticData: { title: 'Your plan' },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.trpc.billing.customer.queryOptions())
  },
  component: SubscriptionPage,
})
