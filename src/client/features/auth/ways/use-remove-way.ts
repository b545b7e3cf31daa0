import { useMutation } from '@tanstack/react-query'
import { problemOf, useChanged, useTRPCClient } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import { PROVIDER_NAMES, type ProviderName } from '#shared/auth/texts.ts'

/** Takes away a way to sign in, or what a provider lets us do; and says where the provider did not hear of it. */
export function useRemoveWay(what: 'removeWay' | 'revokeAccess') {
  const api = useTRPCClient()
  const changed = useChanged()
  return useMutation({
    mutationFn: (provider: ProviderName) => api.auth[what].mutate({ provider }),
    onSuccess: async ({ isRevoked }, provider) => {
      const name = PROVIDER_NAMES[provider]
      const title = what === 'removeWay' ? `${name} no longer signs you in` : `${name} access withdrawn`
      const subtitle = isRevoked ? `${name} knows of it, too.` : `Remove us in your settings at ${name} as well.`
      showToast({ title, message: subtitle, variant: 'success' })
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
