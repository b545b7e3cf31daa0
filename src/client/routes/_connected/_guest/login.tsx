import { createFileRoute } from '@tanstack/react-router'
import type { IntroductionSearch } from '#client/features/auth/introduction-of.ts'
import { LoginPage } from '#client/pages/login/login-page.tsx'

/** What the internship's dialog sends along goes through the sign-in (3§4.6). */
interface LoginSearch extends IntroductionSearch {
  authError?: string | undefined
}

export const Route = createFileRoute('/_connected/_guest/login')({
  staticData: { title: 'Sign in' },
  validateSearch: ({ authError, openToInternship, ...search }: LoginSearch): LoginSearch => {
    const { openToBizdevInternship, linkedInUrl, upworkUrl } = search
    return { authError, openToInternship, openToBizdevInternship, linkedInUrl, upworkUrl }
  },
  component: LoginPage,
})
