import { createFileRoute } from '@tanstack/react-router'
import { prefetchOwnProfile } from '#client/features/profiles/own-profile-options.ts'
import { JobExperiencePage } from '#client/pages/profile-edit/entries/entries-page.tsx'

/** RT-36 */
export const Route = createFileRoute('/_connected/_app/_user/profile/edit/$token/job-experience')({
  staticData: { title: 'Job experience' },
  loader: ({ context }) => prefetchOwnProfile(context),
  component: JobExperiencePage,
})
