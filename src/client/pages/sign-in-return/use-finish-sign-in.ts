import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type PendingSignIn, takePendingSignIn } from '#client/features/auth/pending-sign-in.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { Introduction } from '#shared/auth/schemas.ts'
import { AuthError, finishSignIn, signInProblem } from './finish-sign-in.ts'
import type { SignInReturn } from './sign-in-return.ts'

interface Attempt {
  returned: SignInReturn
  pending: PendingSignIn | null
}

interface FailedSignIn {
  problem: string
  /** One of the documented errors, which `/login` explains. */
  authError: string | null
  /** Where the person wanted to go, for the next try; null for the dashboard. */
  redirect: string | null
  introduction: Introduction | undefined
}

/** Finishes the sign-in, once, and tells `onDone` where to go: a path, or null for the dashboard. Answers a failure. */
export function useFinishSignIn(
  returned: SignInReturn,
  onDone: (redirect: string | null) => void,
): FailedSignIn | null {
  const clients = { queryClient: useQueryClient(), api: useTRPCClient(), trpc: useTRPC() }
  const isStarted = useRef(false)
  const { mutate, error, variables } = useMutation({
    mutationFn: ({ returned, pending }: Attempt) => finishSignIn(clients, returned, pending),
  })
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    const pending = takePendingSignIn()
    mutate({ returned, pending }, { onSuccess: onDone })
  }, [mutate, returned, onDone])
  const authError = error instanceof AuthError ? error.code : null
  const { redirect = null, introduction } = variables?.pending ?? {}
  return error && { problem: signInProblem(error), authError, redirect, introduction }
}
