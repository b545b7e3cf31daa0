import { useMutation } from '@tanstack/react-query'
import { removeOffline } from '#client/features/offline/remove-offline.ts'
import { clearEverything } from '#client/lib/stored-session.ts'
import { useTRPC } from '#client/trpc.ts'

/** Has the account removed; this browser forgets all of it, and leaves by a new page, so that nothing stays in memory. */
export function useRemoveAccount() {
  const trpc = useTRPC()
  return useMutation(
    trpc.auth.removeAccount.mutationOptions({
      onSuccess: async () => {
        await removeOffline()
        clearEverything()
        location.replace('/account-deleted')
      },
    }),
  )
}
