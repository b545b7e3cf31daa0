import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trpc } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { ROADMAP_TEXTS, type RoadmapItem } from '#shared/roadmaps.ts'

/** G-TOAST-01: the learning area's toasts. */
const TOAST_MS = 6000

type List = { roadmaps: RoadmapItem[] }

/** Deletes a roadmap: gone from the list at once, back in its place if the call fails (2§4). */
export function useRemoveRoadmap() {
  const queryClient = useQueryClient()
  const listKey = trpc.roadmaps.list.queryKey()
  const mutationKey = trpc.roadmaps.remove.mutationKey()
  return useMutation(
    trpc.roadmaps.remove.mutationOptions({
      networkMode: 'always',
      onMutate: async ({ id }) => {
        await queryClient.cancelQueries({ queryKey: listKey })
        const removed = queryClient.getQueryData(listKey)?.roadmaps.find((item) => item.roadmapId === id)
        queryClient.setQueryData(listKey, (list) => list && without(list, id))
        return { removed }
      },
      // here and not in the component, which may have gone by then
      onSuccess: () => {
        showToast({
          title: ROADMAP_TEXTS.deletedTitle,
          message: ROADMAP_TEXTS.deletedMessage,
          variant: 'success',
          durationMs: TOAST_MS,
        })
      },
      onError: (_error, _input, kept) => {
        queryClient.setQueryData(listKey, (list) => list && kept?.removed && withAgain(list, kept.removed))
      },
      onSettled: () => {
        // another deletion still under way would be undone on the screen by an earlier answer
        if (queryClient.isMutating({ mutationKey }) > 1) return
        void queryClient.invalidateQueries({ queryKey: listKey })
        void queryClient.invalidateQueries({ queryKey: trpc.users.me.queryKey() })
      },
    }),
  )
}

const without = (list: List, id: string): List => ({ roadmaps: list.roadmaps.filter((item) => item.roadmapId !== id) })

/** Only the one comes back, in its place; what else changed meanwhile stays changed. */
function withAgain(list: List, removed: RoadmapItem): List {
  const others = without(list, removed.roadmapId).roadmaps
  return { roadmaps: [...others, removed].sort((one, other) => other.createdAt.localeCompare(one.createdAt)) }
}
