import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clearEverything } from '#client/lib/stored-session.ts'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'

const tellFailure = () =>
  showToast({ title: 'Nothing was ended', message: 'Please check your connection and try again.', variant: 'error' })

/** Ends one other session; the list is read again. */
export function useEndSession() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return useMutation(
    trpc.users.endSession.mutationOptions({
      onSuccess: () => {
        showToast({ title: 'The session was ended', variant: 'success' })
        return queryClient.invalidateQueries({ queryKey: trpc.users.sessions.queryKey() })
      },
      onError: tellFailure,
    }),
  )
}

/** Ends all others, or with this one all there are: then this browser forgets everything, as a sign-out does (1§4). */
export function useEndSessions(onSignedOut: () => void) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return useMutation(
    trpc.users.endSessions.mutationOptions({
      onSuccess: ({ ended }, { which }) => {
        if (which === 'all') {
          clearEverything()
          return onSignedOut()
        }
        showToast({ title: ended === 1 ? 'One session was ended' : `${ended} sessions were ended`, variant: 'success' })
        return queryClient.invalidateQueries({ queryKey: trpc.users.sessions.queryKey() })
      },
      onError: tellFailure,
    }),
  )
}
