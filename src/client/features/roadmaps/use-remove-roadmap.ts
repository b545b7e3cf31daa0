import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEventSink } from '#client/lib/event-sink.ts'
import { trpc } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { LEARN_EVENTS } from '#shared/analytics-texts.ts'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'

/** G-TOAST-01: the learning area's toasts. */
const TOAST_MS = 6000

/** Deletes a roadmap. Lists leave it out while that is under way, so a failure or a poll needs nothing put right (2§4). */
export function useRemoveRoadmap(onFailed?: () => void) {
  const queryClient = useQueryClient()
  const recordEvent = useEventSink()
  const listKey = trpc.roadmaps.list.queryKey()
  return useMutation(
    trpc.roadmaps.remove.mutationOptions({
      // here and not in the component, which may have gone by then
      onSuccess: (_answer, { id }) => {
        queryClient.setQueryData(
          listKey,
          (list) => list && { roadmaps: list.roadmaps.filter(({ roadmapId }) => roadmapId !== id) },
        )
        const ofRoadmap = {
          queryKey: trpc.roadmaps.get.queryKey(),
          // its id may stand in either place (G-LRN-03)
          predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => JSON.stringify(queryKey).includes(id),
        }
        queryClient.removeQueries({ ...ofRoadmap, type: 'inactive' })
        // its own page is about to leave, and would read a removed one anew
        void queryClient.invalidateQueries({ ...ofRoadmap, refetchType: 'none' })
        recordEvent({ action: LEARN_EVENTS.deleted, details: { roadmapId: id } })
        showToast({
          title: ROADMAP_TEXTS.deletedTitle,
          message: ROADMAP_TEXTS.deletedMessage,
          variant: 'success',
          durationMs: TOAST_MS,
        })
      },
      // of each deletion, also of one that another has followed
      onError: () => onFailed?.(),
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: listKey })
        void queryClient.invalidateQueries({ queryKey: trpc.users.me.queryKey() })
      },
    }),
  )
}

/** The roadmaps whose deletion is under way. */
export function useRemovingIds(): string[] {
  return useMutationState({
    filters: { mutationKey: trpc.roadmaps.remove.mutationKey(), status: 'pending' },
    select: ({ state }) => idOf(state.variables),
  })
}

const idOf = (variables: unknown): string =>
  typeof variables === 'object' && variables !== null && 'id' in variables ? String(variables.id) : ''
