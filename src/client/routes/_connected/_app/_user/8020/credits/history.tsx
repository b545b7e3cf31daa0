import { createFileRoute } from '@tanstack/react-router'
import { CreditHistoryPage } from '#client/pages/credit-history/credit-history-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/8020/credits/history')({
  staticData: { title: 'Payment history' },
  component: CreditHistoryPage,
})
