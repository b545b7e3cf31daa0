import { createFileRoute } from '@tanstack/react-router'
import { SubscriptionPage } from '#client/pages/subscription/subscription-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/subscription')({
  staticData: { title: 'Your plan' },
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.billing.customer.queryOptions())
  },
  component: SubscriptionPage,
})
