import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#client/pages/sign-up/sign-up-page.tsx'

export const Route = createFileRoute('/_connected/_guest/sign-up/')({
  staticData: { title: 'Sign up' },
  component: () => <SignUpPage />,
})
