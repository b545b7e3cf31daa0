import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#client/pages/settings/settings-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/settings')({
  staticData: { title: 'Settings' },
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.users.sessions.queryOptions())
  },
  component: SettingsPage,
})
