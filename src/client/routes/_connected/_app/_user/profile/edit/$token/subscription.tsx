import { createFileRoute } from '@tanstack/react-router'
import { requireEditPermission } from '#client/features/profiles/edit-token.ts'
import { SubscriptionPage } from '#client/pages/subscription/subscription-page.tsx'

/** The plan inside the profile's editing (3§2.1); it is always the plan of who is signed in. */
export const Route = createFileRoute('/_connected/_app/_user/profile/edit/$token/subscription')({
  staticData: { title: 'Your plan' },
  loader: async ({ context, params: { token } }) => {
    void context.queryClient.prefetchQuery(context.trpc.billing.customer.queryOptions())
    await requireEditPermission(context, token)
  },
  component: SubscriptionPage,
})
