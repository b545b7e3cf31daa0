import { createFileRoute } from '@tanstack/react-router'
import { readStored } from '#client/lib/stored-session.ts'
import { ProfileDataPage } from '#client/pages/profile-edit/profile-data-page.tsx'

/** RT-35 */
export const Route = createFileRoute('/_connected/_app/_user/profile/edit/$token/profile-data')({
  staticData: { title: 'Edit profile' },
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.profiles.get.queryOptions({ id: readStored('userId') ?? '' }))
  },
  component: ProfileDataPage,
})
