import { Navigate, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { safeRedirect } from '#client/lib/safe-redirect.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import type { Stretch } from '#client/ui/line/line.tsx'
import { MessagePage } from '#client/ui/page/message-page.tsx'
import { ConnectReturnPage } from './connect-return-page.tsx'
import { readSignInReturn } from './sign-in-return.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

const ON_THE_WAY: readonly Stretch[] = [{ stations: 3, covered: 0, state: 'writing' }]

/** The provider sends the browser here (1§2). The address keeps neither the code nor the state. */
export function SignInReturnPage() {
  const [isConnection] = useState(() => new URLSearchParams(location.search).get('type') !== null)
  return isConnection ? <ConnectReturnPage /> : <SignInEnd />
}

function SignInEnd() {
  const navigate = useNavigate()
  const [returned] = useState(() => readSignInReturn(location.search))
  const leave = useCallback(
    (redirect: string | null) => void navigate({ href: safeRedirect(redirect) ?? '/home', replace: true }),
    [navigate],
  )
  const failure = useFinishSignIn(returned, leave)
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])

  if (!failure) {
    return (
      <MessagePage title="Signing you in…" message="One moment, we are getting your account." stretches={ON_THE_WAY} />
    )
  }
  const again = { redirect: failure.redirect ?? undefined, ...failure.introduction }
  if (failure.authError) return <Navigate to="/login" search={{ authError: failure.authError, ...again }} replace />
  return (
    <MessagePage
      title="Sign-in did not work"
      message={failure.problem}
      action={
        <ButtonLink to="/login" search={again}>
          Sign in again
        </ButtonLink>
      }
    />
  )
}
