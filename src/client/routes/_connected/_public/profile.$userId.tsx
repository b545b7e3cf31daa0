import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#client/pages/profile/profile-page.tsx'

/** Who somebody is, for everybody whom they let see it (1§2). */
export const Route = createFileRoute('/_connected/_public/profile/$userId')({
  staticData: { title: 'Profile' },
  loader: ({ context: { queryClient, trpc }, params: { userId } }) => {
    void queryClient.prefetchQuery(trpc.profiles.get.queryOptions({ id: userId }))
  },
  component: ProfilePage,
})
