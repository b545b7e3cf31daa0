import { createFileRoute, redirect } from '@tanstack/react-router'
import { readToken } from '#client/lib/stored-session.ts'
import { type WelcomeSearch, wayOn } from './-welcome/way-on.ts'
import { WelcomePage } from './-welcome/welcome-page.tsx'

export const Route = createFileRoute('/welcome/')({
  validateSearch: ({ redirect, prompt }: WelcomeSearch): WelcomeSearch => ({ redirect, prompt }),
  beforeLoad: ({ search }) => {
    if (readToken()) throw redirect({ href: wayOn(search) ?? '/home', replace: true })
  },
  component: Welcome,
})

function Welcome() {
  return <WelcomePage code={null} search={Route.useSearch()} />
}
