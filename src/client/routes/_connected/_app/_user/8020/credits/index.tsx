import { createFileRoute } from '@tanstack/react-router'
import { CreditsPage } from '#client/pages/credits/credits-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/8020/credits/')({
  staticData: { title: 'Credits' },
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.billing.packages.queryOptions())
  },
  component: CreditsPage,
})
