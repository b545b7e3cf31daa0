import { createFileRoute } from '@tanstack/react-router'
import { FeedPage } from '#client/pages/feed/feed-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/feed/')({
  staticData: { title: 'Feed' },
  component: FeedPage,
})
