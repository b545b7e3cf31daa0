import { createFileRoute } from '@tanstack/react-router'
import type { JournalSearch } from '#client/features/journal/journal-search.ts'
import { JournalPage } from '#client/pages/feed/journal/journal-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/feed/journal')({
  staticData: { title: 'Journal' },
  // the page reads it: what does so would come with every page, as routes do
  validateSearch: (search: JournalSearch & Record<string, unknown>): JournalSearch => search,
  component: JournalPage,
})
