import { createFileRoute } from '@tanstack/react-router'
import { prefetchOwnProfile } from '#client/features/profiles/own-profile-options.ts'
import { EducationPage } from '#client/pages/profile-edit/entries/entries-page.tsx'

/** RT-37 */
export const Route = createFileRoute('/_connected/_app/_user/profile/edit/$token/education-certification')({
  staticData: { title: 'Education and certificates' },
  loader: ({ context }) => prefetchOwnProfile(context),
  component: EducationPage,
})
