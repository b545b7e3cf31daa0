import { createFileRoute } from '@tanstack/react-router'
import { StreetCredPage } from '#client/pages/street-cred/street-cred-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/home_/streetcred')({
  staticData: { title: 'StreetCred' },
  component: StreetCredPage,
})
