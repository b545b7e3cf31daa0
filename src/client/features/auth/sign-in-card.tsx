import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { hasSessionEnded } from '#client/lib/stored-session.ts'
import { refusalOf } from '#client/trpc.ts'
import { Card } from '#client/ui/card/card.tsx'
import { GithubIcon } from '#client/ui/icons.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import { authErrorText } from './auth-error-text.ts'
import classes from './sign-in-card.module.css'
import { useStartSignIn } from './use-start-sign-in.ts'

interface SignInCardProps {
  title: string
  /** Where to go afterwards; null for the dashboard. */
  redirect: string | null
  /** The code of the invitation that goes along. */
  invite?: string | null
  /** Not yet: something is still being looked up. */
  isBlocked?: boolean
  authError?: string | undefined
  children?: ReactNode
}

/** The one way in: 'Continue with Github' (1§1, G-AUTH-04). */
export function SignInCard({ title, redirect, invite, isBlocked, authError, children }: SignInCardProps) {
  const { start, isWaiting, error } = useStartSignIn()
  const problem = error
    ? (refusalOf(error)?.error ?? 'We could not reach the server. Please check your connection and try again.')
    : (authErrorText(authError) ?? (hasSessionEnded() ? AUTH_TEXTS.sessionEnded : null))
  return (
    <Card as="section" className={classes.card}>
      <Heading as="h1" size="part" tabIndex={-1}>
        {title}
      </Heading>
      <Text size="body" className={classes.lead}>
        {children}
      </Text>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Button
        size="md"
        fullWidth
        leftSection={<GithubIcon />}
        loading={isWaiting}
        disabled={isBlocked}
        onClick={() => start({ redirect, invite })}
      >
        {AUTH_TEXTS.continueWithGithub}
      </Button>
      <Text className={classes.note}>
        We read your public profile and your email address. We never write to your repositories.
      </Text>
    </Card>
  )
}
