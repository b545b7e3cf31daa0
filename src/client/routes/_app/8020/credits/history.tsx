import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#client/features/auth/require-user.ts'
import { FullHistory } from '#client/features/billing/full-history.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'

export const Route = createFileRoute('/_app/8020/credits/history')({
  beforeLoad: requireUser,
  component: HistoryRoute,
})

function HistoryRoute() {
  usePageTitle('Payment history')
  return <FullHistory />
}
