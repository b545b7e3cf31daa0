import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { SignInCard } from '#client/features/auth/sign-in-card.tsx'
import { safeRedirect } from '#client/lib/safe-redirect.ts'
import { readToken } from '#client/lib/stored-session.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Logo } from '#client/ui/line/logo.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './-login.module.css'

export interface LoginSearch {
  redirect?: string | undefined
  authError?: string | undefined
}

export const Route = createFileRoute('/login')({
  validateSearch: ({ redirect, authError }: LoginSearch): LoginSearch => ({ redirect, authError }),
  beforeLoad: ({ search }) => {
    if (readToken()) throw redirect({ href: safeRedirect(search.redirect) ?? '/home', replace: true })
  },
  component: LoginPage,
})

function LoginPage() {
  const { redirect, authError } = Route.useSearch()
  usePageTitle('Sign in')
  const target = safeRedirect(redirect)
  return (
    <div className={classes.page}>
      <header>
        <Link to="/" className={classes.home} aria-label={`${PRODUCT_NAME}: start page`}>
          <Logo name={PRODUCT_NAME} />
        </Link>
      </header>
      <main className={classes.main}>
        <SignInCard title={`Sign in to ${PRODUCT_NAME}`} redirect={target} authError={authError}>
          {target ? 'You will come back to where you were.' : 'A new account starts with three roadmap credits.'}
        </SignInCard>
      </main>
    </div>
  )
}
