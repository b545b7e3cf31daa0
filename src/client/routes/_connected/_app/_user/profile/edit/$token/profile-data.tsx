import { createFileRoute } from '@tanstack/react-router'
import { prefetchOwnProfile } from '#client/features/profiles/own-profile-options.ts'
import { ProfileDataPage } from '#client/pages/profile-edit/profile-data-page.tsx'

/** RT-35 */
export const Route = createFileRoute('/_connected/_app/_user/profile/edit/$token/profile-data')({
  staticData: { title: 'Edit profile' },
  loader: ({ context }) => prefetchOwnProfile(context),
  component: ProfileDataPage,
})
