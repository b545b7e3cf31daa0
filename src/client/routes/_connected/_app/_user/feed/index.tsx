import { createFileRoute } from '@tanstack/react-router'
import type { FeedSearch } from '#client/features/feed/feed-search.ts'
import { FeedPage } from '#client/pages/feed/feed-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/feed/')({
  staticData: { title: 'Feed' },
  // the page reads it: what does so would come with every page, as routes do
  validateSearch: (search: FeedSearch & Record<string, unknown>): FeedSearch => search,
  component: FeedPage,
})
