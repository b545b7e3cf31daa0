import { useMutation } from '@tanstack/react-query'
import { clearEverything } from '#client/lib/stored-session.ts'
import { useTRPCClient } from '#client/trpc.ts'

/** How long a sign-out waits for the server before it goes on without it. */
const REVOKE_TIMEOUT_MS = 3000

/** 1§4 "Sign-out": the server forgets the session, this browser forgets everything. It can't fail for the person. */
export function useSignOut(onSignedOut: () => void) {
  const api = useTRPCClient()
  return useMutation({
    mutationFn: async () => {
      const revoked = api.auth.signOut.mutate().catch(() => null)
      await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, REVOKE_TIMEOUT_MS))])
    },
    onSettled: () => {
      // watch-session.ts hears of it and empties the caches
      clearEverything()
      onSignedOut()
    },
  })
}
