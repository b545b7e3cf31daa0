import { createFileRoute } from '@tanstack/react-router'
import { SubscriptionPage } from '#client/pages/subscription/subscription-page.tsx'
import { trpc } from '#client/trpc.ts'

export const Route = createFileRoute('/_app/_user/subscription')({
  staticData: { title: 'Your plan' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(trpc.billing.customer.queryOptions())
  },
  component: SubscriptionPage,
})
