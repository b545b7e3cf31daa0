import { createFileRoute } from '@tanstack/react-router'
import { requireShopDocument } from '#client/features/billing/require-shop-document.ts'
import { CreditsPage } from '#client/pages/credits/credits-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/8020/credits/')({
  staticData: { title: 'Credits' },
  beforeLoad: requireShopDocument,
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.billing.packages.queryOptions())
  },
  component: CreditsPage,
})
