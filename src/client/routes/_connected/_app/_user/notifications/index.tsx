import { createFileRoute } from '@tanstack/react-router'
import { LatestPage } from '#client/pages/notifications/latest-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/notifications/')({
  staticData: { title: 'Notifications' },
  component: LatestPage,
})
