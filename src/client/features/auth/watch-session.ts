import type { QueryClient } from '@tanstack/react-query'
import { readToken, subscribeStored } from '#client/lib/stored-session.ts'

/**
 * Follows the stored session when it ends or becomes somebody else's: the server refused the token (see trpc.ts), or
 * another tab signed out or in. `recheckGuards` lets the routes look again. Returns the way to stop.
 */
export function watchSession(queryClient: QueryClient, recheckGuards: () => Promise<void>): () => void {
  let known = readToken()
  const follow = async () => {
    const token = readToken()
    if (token === known) return
    known = token
    try {
      // first leave the screens that are no longer allowed, then ask anew what is still shown
      await recheckGuards()
    } finally {
      queryClient.getMutationCache().clear()
      queryClient.removeQueries({ type: 'inactive' })
      await queryClient.resetQueries()
    }
  }
  return subscribeStored(() => void follow().catch((error) => console.error(error)))
}
