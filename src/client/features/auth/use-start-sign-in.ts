import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTRPCClient } from '#client/trpc.ts'
import { keepPendingSignIn } from './pending-sign-in.ts'

/** Where the person wanted to go, and the invitation that brought them. */
interface Wanted {
  redirect: string | null
  invite?: string | null | undefined
}

/** Sends the browser to GitHub (1§4 "Sign-in"). */
export function useStartSignIn() {
  const api = useTRPCClient()
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ invite }: Wanted) =>
      api.auth.startSignIn.mutate({ provider: 'github', invite: invite ?? undefined }),
  })
  // the browser's Back brings this page as it was left: waiting
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [reset])
  const start = (wanted: Wanted) =>
    mutate(wanted, {
      onSuccess: ({ url, state }) => {
        keepPendingSignIn({ state, redirect: wanted.redirect })
        location.assign(url)
      },
    })
  return { start, isWaiting: isPending || isSuccess, error }
}
