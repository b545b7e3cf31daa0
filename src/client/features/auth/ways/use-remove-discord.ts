import { useMutation } from '@tanstack/react-query'
import { store } from '#client/lib/stored-session.ts'
import { problemOf, useChanged, useTRPCClient } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'

/** Forgets the name in the community chat; Discord took back its permission when it had told it. */
export function useRemoveDiscord() {
  const api = useTRPCClient()
  const changed = useChanged()
  return useMutation({
    mutationFn: () => api.auth.removeDiscord.mutate(),
    onSuccess: async () => {
      store({ discord: null })
      const message = 'We no longer know your name there.'
      showToast({ title: 'The community chat is not connected any more', message, variant: 'success' })
      await changed('ways')
    },
    onError: (error) =>
      showToast({
        title: 'Nothing was changed',
        message: problemOf(error),
        variant: 'error',
      }),
  })
}
