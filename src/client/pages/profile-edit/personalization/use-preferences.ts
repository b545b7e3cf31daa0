import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { Preferences, SavePreferencesInput, UserAccount } from '#shared/users/schemas.ts'

/** Keeps each change at once and in turn: it is shown before it is kept, and what was kept last again where that fails. */
export function usePreferences(account: UserAccount) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const queryKey = trpc.auth.account.queryKey()
  // not the account's own: while a change is sent, an older answer may come
  const [shown, setShown] = useState<Preferences>(account)
  const { mutate } = useMutation(
    trpc.users.savePreferences.mutationOptions({
      scope: { id: 'preferences' },
      onSuccess: (saved) => queryClient.setQueryData(queryKey, (before) => before && { ...before, ...saved }),
      onError: () => {
        setShown(queryClient.getQueryData(queryKey) ?? account)
        showToast({ title: 'This was not kept', message: 'Please try again.', variant: 'error' })
      },
    }),
  )
  const save = (changed: SavePreferencesInput) => {
    const { languages = shown.languages, selectedLanguages = changed.languages ?? shown.selectedLanguages } = changed
    setShown({
      ...shown,
      ...{ languages, selectedLanguages },
      interestAreas: changed.interestAreas ?? shown.interestAreas,
      usageIntent: changed.usageIntent ?? shown.usageIntent,
    })
    mutate(changed)
  }
  return { shown, save }
}
