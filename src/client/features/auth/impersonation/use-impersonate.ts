import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { startTakenSession } from './start-taken-session.ts'

/** Takes somebody's place for an hour. The page is loaded anew: nothing that was read as oneself is shown as theirs. */
export function useImpersonate() {
  const trpc = useTRPC()
  return useMutation(
    trpc.admin.impersonate.mutationOptions({
      onSuccess: (taken) => {
        startTakenSession(taken)
        location.assign('/home')
      },
    }),
  )
}
