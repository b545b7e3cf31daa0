import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { OwnEntry } from '#shared/journal/schemas.ts'

const NOT_SAVED = 'This could not be saved. What you wrote is kept here; please try again.'

function useJournalChanged() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  // what is written of is offered no more
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: trpc.journal.pathKey() }),
      queryClient.invalidateQueries({ queryKey: trpc.events.unwritten.queryKey() }),
    ])
}

const problemOf = ({ isError, error }: { isError: boolean; error: unknown }) =>
  isError ? (refusalOf(error)?.error ?? NOT_SAVED) : null

/** Writes an entry; `problem` is why that did not work. */
export function useAddEntry(onAdded: () => void) {
  const trpc = useTRPC()
  const changed = useJournalChanged()
  const adding = useMutation(
    trpc.journal.add.mutationOptions({
      onSuccess: async () => {
        onAdded()
        await changed()
      },
    }),
  )
  return { add: adding.mutate, isSaving: adding.isPending, problem: problemOf(adding) }
}

/** Changes one. */
export function useUpdateEntry(onUpdated: () => void) {
  const trpc = useTRPC()
  const changed = useJournalChanged()
  const updating = useMutation(
    trpc.journal.update.mutationOptions({
      onSuccess: async () => {
        await changed()
        onUpdated()
      },
    }),
  )
  return { update: updating.mutate, isSaving: updating.isPending, problem: problemOf(updating) }
}

/** Takes one away; for a moment it can be had back. */
export function useRemoveEntry() {
  const trpc = useTRPC()
  const changed = useJournalChanged()
  const tell = (title: string) => () =>
    showToast({ title, message: 'Please check your connection and try again.', variant: 'error' })
  const addAgain = useMutation(
    trpc.journal.add.mutationOptions({ onSuccess: changed, onError: tell('It is not back') }),
  )
  const removing = useMutation(
    trpc.journal.remove.mutationOptions({ onSuccess: changed, onError: tell('It could not be removed') }),
  )
  const remove = ({ id, ...entry }: OwnEntry) =>
    removing.mutate(
      { id },
      {
        onSuccess: () =>
          void showToast({
            title: 'The entry was removed',
            action: { label: 'Undo', onAct: () => addAgain.mutate(entry) },
            variant: 'success',
            durationMs: 8000,
          }),
      },
    )
  return { remove, isRemoving: removing.isPending }
}
