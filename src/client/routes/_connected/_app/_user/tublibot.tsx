import { createFileRoute } from '@tanstack/react-router'
import { AssistantPage } from '#client/pages/assistant/assistant-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/tublibot')({
  staticData: { title: 'Assistant' },
  validateSearch: ({ conversation }: { conversation?: string }): { conversation?: string } => ({
    ...(conversation && { conversation }),
  }),
  component: AssistantPage,
})
