import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#client/trpc.ts'
import { keepPendingSignIn } from './pending-sign-in.ts'

/** Sends the browser to GitHub; `redirect` is where the person wanted to go (1§4 "Sign-in"). */
export function useStartSignIn() {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.auth.startSignIn.mutate({ provider: 'github' }),
  })
  // the browser's Back brings this page as it was left: waiting
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [reset])
  const start = (redirect: string | null) =>
    mutate(undefined, {
      onSuccess: ({ url, state }) => {
        keepPendingSignIn({ state, redirect })
        location.assign(url)
      },
    })
  return { start, isWaiting: isPending || isSuccess, error }
}
