import { createFileRoute } from '@tanstack/react-router'
import { NewAccountPage } from '#client/pages/sign-up/new-account-page.tsx'

export const Route = createFileRoute('/_connected/_guest/new/account')({
  staticData: { title: 'New account' },
  component: NewAccountPage,
})
