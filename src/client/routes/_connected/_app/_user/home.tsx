import { createFileRoute } from '@tanstack/react-router'
import { inviteLinkOptions } from '#client/features/invites/invite-link-options.ts'
import { homeOptions } from '#client/pages/home/home-options.ts'
import { HomePage } from '#client/pages/home/home-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/home')({
  staticData: { title: 'Dashboard' },
  loader: ({ context: { queryClient, api, trpc } }) => {
    void queryClient.prefetchQuery(homeOptions(trpc))
    void queryClient.prefetchQuery(inviteLinkOptions({ api, trpc }))
  },
  component: HomePage,
})
