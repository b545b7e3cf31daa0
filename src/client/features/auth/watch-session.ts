import { TRPCClientError } from '@trpc/client'
import { clearSession, readToken, subscribeStored } from '#client/lib/stored-session.ts'
import { queryClient } from '#client/trpc.ts'

/**
 * Ends the session on this side as soon as it has ended on the other: the server refuses the token (1§4 "failure clears
 * stored auth data"), or another tab signed out or in as somebody else. `recheckGuards` lets the routes look again.
 */
export function watchSession(recheckGuards: () => Promise<void>): void {
  let known = readToken()
  const follow = async () => {
    const token = readToken()
    if (token === known) return
    known = token
    // first leave the screens that are no longer allowed, then ask anew what is still shown
    await recheckGuards()
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.resetQueries()
  }
  const refuse = (error: unknown) => {
    if (readToken() && statusOf(error) === 401) clearSession()
  }
  subscribeStored(() => void follow())
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status === 'error') refuse(query.state.error)
  })
  queryClient.getMutationCache().subscribe(({ mutation }) => {
    if (mutation?.state.status === 'error') refuse(mutation.state.error)
  })
}

function statusOf(error: unknown): unknown {
  return error instanceof TRPCClientError ? error.data?.httpStatus : undefined
}
