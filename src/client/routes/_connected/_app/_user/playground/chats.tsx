import { createFileRoute } from '@tanstack/react-router'
import type { CopilotSearch } from '#client/features/copilot/copilot-search.ts'
import { CopilotPage } from '#client/pages/copilot/copilot-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/playground/chats')({
  staticData: { title: 'Copilot' },
  // the page reads it
  validateSearch: (search: CopilotSearch): CopilotSearch => search,
  component: CopilotPage,
})
