import { useMutation } from '@tanstack/react-query'
import { clearEverything, readStored } from '#client/lib/stored-session.ts'
import { useTRPCClient } from '#client/trpc.ts'
import { startTakenSession } from './impersonation/start-taken-session.ts'

/** How long a sign-out waits for the server before it goes on without it. */
const REVOKE_TIMEOUT_MS = 3000

/**
 * 1§4 "Sign-out": the server forgets the session, this browser forgets everything. It can't fail for the person. Who looks
 * as somebody becomes themselves again; where that fails they sign out like everybody else (R-AUTH-13).
 * @param onSignedOut is told where to go
 */
export function useSignOut(onSignedOut: (to: '/login' | '/admin') => void) {
  const api = useTRPCClient()
  return useMutation({
    mutationFn: async () => {
      if (readStored('provider') === 'dummy') {
        const own = await inTime(api.admin.unimpersonate.mutate())
        if (own) return own
      }
      await inTime(api.auth.signOut.mutate())
      return null
    },
    onSettled: (own) => {
      // watch-session.ts hears of it and empties the caches
      if (own) startTakenSession(own)
      else clearEverything()
      onSignedOut(own ? '/admin' : '/login')
    },
  })
}

const inTime = <T>(call: Promise<T>): Promise<T | null> =>
  Promise.race([call.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, REVOKE_TIMEOUT_MS, null))])
