import { lazy, type ReactNode, Suspense } from 'react'
import { hasSessionEnded } from '#client/lib/stored-session.ts'
import { refusalOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { GithubIcon } from '#client/ui/github-icon.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Introduction } from '#shared/auth/schemas.ts'
import { AUTH_TEXTS, continueWith, type ProviderName } from '#shared/auth/texts.ts'
import { authErrorText } from './auth-error-text.ts'
import classes from './sign-in-card.module.css'
import { useStartSignIn, type WantedSignIn } from './use-start-sign-in.ts'

interface SignInCardProps {
  title: string
  /** Where to go afterwards; null for the dashboard. */
  redirect: string | null
  /** The code of the invitation that goes along. */
  invite?: string | null
  /** Not yet: something is still being looked up. */
  isBlocked?: boolean
  authError?: string | undefined
  /** A sign-up shows every way at once, and may make an account with each. */
  type?: WantedSignIn['type']
  introduction?: Introduction | undefined
  children?: ReactNode
}

// most people come by GitHub: what asks for the others follows the card
const OtherWays = lazy(async () => ({ default: (await import('./other-ways.tsx')).OtherWays }))

/** Errors that name another way than GitHub. */
const NAMED_WAY = { 'existing-user-google': true, 'existing-user-twitter': true }

/** The way in is 'Continue with Github' (1§1, G-AUTH-04); the others come when they are asked for. */
export function SignInCard({ title, redirect, invite, isBlocked, authError, type, ...rest }: SignInCardProps) {
  const { introduction, children } = rest
  const { start, waitingFor, error } = useStartSignIn()
  const go = (provider: ProviderName) => start({ provider, type, redirect, invite, introduction })
  const problem = error
    ? (refusalOf(error)?.error ?? 'We could not reach the server. Please check your connection and try again.')
    : (authErrorText(authError) ?? (hasSessionEnded() ? AUTH_TEXTS.sessionEnded : null))
  return (
    <Card as="section" className={classes.card}>
      <Heading as="h1" size="part" tabIndex={-1}>
        {title}
      </Heading>
      <Text as="div" size="body" className={classes.lead}>
        {children}
      </Text>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Button
        variant="auth"
        size="medium"
        fullWidth
        leftSection={<GithubIcon />}
        loading={waitingFor === 'github'}
        disabled={isBlocked || (waitingFor !== null && waitingFor !== 'github')}
        onClick={() => go('github')}
      >
        {continueWith('github')}
      </Button>
      <Suspense fallback={<div className={classes.others} />}>
        <OtherWays
          isOpen={type === 'signUp' || (authError ?? '') in NAMED_WAY}
          waitingFor={waitingFor}
          isBlocked={isBlocked}
          onChoose={go}
        />
      </Suspense>
      {authError === 'no-account' && (
        <ButtonLink
          to="/sign-up"
          search={{ redirect: redirect ?? undefined, ...introduction }}
          variant="subtle"
          size="sm"
          fullWidth
        >
          Create an account
        </ButtonLink>
      )}
      <Text className={classes.note}>
        We read your public profile and your email address. We never write to your repositories.
      </Text>
    </Card>
  )
}
