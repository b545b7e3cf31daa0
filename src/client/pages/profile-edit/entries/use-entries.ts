import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownProfileOptions } from '#client/features/profiles/own-profile-options.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { ProfileEntry, SaveEntryInput } from '#shared/profiles/entry-schemas.ts'

function useProfileChanged() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ownProfileOptions(trpc).queryKey })
}

/** Keeps an entry; `problem` is why that did not work. */
export function useSaveEntry(onSaved: () => void) {
  const trpc = useTRPC()
  const changed = useProfileChanged()
  const saving = useMutation(
    trpc.profiles.saveEntry.mutationOptions({
      onSuccess: async () => {
        await changed()
        onSaved()
      },
    }),
  )
  return {
    save: (entry: SaveEntryInput) => saving.mutate(entry),
    isSaving: saving.isPending,
    problem: saving.isError ? (refusalOf(saving.error)?.error ?? NOT_SAVED) : null,
  }
}

const NOT_SAVED = 'This could not be saved. Please check your connection and try again.'

/** Takes an entry away; for a moment it can be had back. */
export function useRemoveEntry() {
  const trpc = useTRPC()
  const changed = useProfileChanged()
  const tell = (title: string) => () =>
    showToast({ title, message: 'Please check your connection and try again.', variant: 'error' })
  const addAgain = useMutation(
    trpc.profiles.saveEntry.mutationOptions({ onSuccess: changed, onError: tell('It is not back') }),
  )
  const removing = useMutation(
    trpc.profiles.removeEntry.mutationOptions({ onSuccess: changed, onError: tell('It could not be removed') }),
  )
  const remove = ({ id, ...entry }: ProfileEntry) =>
    removing.mutate(
      { id },
      {
        onSuccess: () =>
          void showToast({
            title: `${entry.title} was removed`,
            action: { label: 'Undo', onAct: () => addAgain.mutate(entry) },
            variant: 'success',
            durationMs: 8000,
          }),
      },
    )
  return { remove, isRemoving: removing.isPending }
}
