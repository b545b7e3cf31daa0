import { createFileRoute } from '@tanstack/react-router'
import { ReceiptsPage } from '#client/pages/profile/receipts-page.tsx'

export const Route = createFileRoute('/_connected/_public/profile/$userId_/streetcred')({
  staticData: { title: 'StreetCred' },
  component: ReceiptsPage,
})
