import { createFileRoute } from '@tanstack/react-router'
import { FullHistory } from '#client/features/billing/full-history.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'

export const Route = createFileRoute('/_app/_user/8020/credits/history')({
  component: HistoryRoute,
})

function HistoryRoute() {
  usePageTitle('Payment history')
  return <FullHistory />
}
