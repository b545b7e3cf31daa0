import { createFileRoute } from '@tanstack/react-router'
import { PersonalizationPage } from '#client/pages/profile-edit/personalization/personalization-page.tsx'

/** RT-38; the account has been asked for by the layout. */
export const Route = createFileRoute('/_connected/_app/_user/profile/edit/$token/personalization')({
  staticData: { title: 'Personalization' },
  component: PersonalizationPage,
})
