import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTRPCClient } from '#client/trpc.ts'
import type { Introduction } from '#shared/auth/schemas.ts'
import type { ProviderName } from '#shared/auth/texts.ts'
import { keepPendingSignIn } from './pending-sign-in.ts'

/** Where the person wanted to go, and what they bring. */
export interface WantedSignIn {
  provider: ProviderName
  /** Only a sign-up makes an account through another provider than GitHub (G-AUTH-06). */
  type?: 'signIn' | 'signUp'
  redirect: string | null
  /** The code of the invitation that brought them. */
  invite?: string | null | undefined
  introduction?: Introduction | undefined
}

/** Sends the browser to a provider (1§4 "Sign-in"). */
export function useStartSignIn() {
  const api = useTRPCClient()
  const { mutate, reset, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: ({ provider, type, redirect, invite, introduction }: WantedSignIn) =>
      api.auth.startSignIn.mutate({
        ...{ provider, type, introduction },
        invite: invite ?? undefined,
        redirect: redirect ?? undefined,
      }),
  })
  // the browser's Back brings this page as it was left: waiting
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [reset])
  const start = (wanted: WantedSignIn) =>
    mutate(wanted, {
      onSuccess: ({ url, state }) => {
        keepPendingSignIn({ state, redirect: wanted.redirect, introduction: wanted.introduction })
        location.assign(url)
      },
    })
  const waitingFor = isPending || isSuccess ? (variables?.provider ?? null) : null
  return { start, waitingFor, error }
}
