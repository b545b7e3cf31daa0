import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '#client/pages/login/login-page.tsx'

interface LoginSearch {
  authError?: string | undefined
}

export const Route = createFileRoute('/_connected/_guest/login')({
  staticData: { title: 'Sign in' },
  validateSearch: ({ authError }: LoginSearch): LoginSearch => ({ authError }),
  component: LoginPage,
})
