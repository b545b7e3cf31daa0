import { useMutation, useMutationState } from '@tanstack/react-query'
import { showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import { useEventSink } from '#client/lib/event-sink.ts'
import { refusalOf, useChanged, useTRPC, useTRPCClient } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import { LEARN_TOAST_MS, PLACEHOLDER_ROADMAP_ID } from '#shared/roadmaps/rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { useForgetRoadmap } from './use-forget-roadmap.ts'

/** There is nothing yet that could be deleted (2§5). */
class NoRoadmapId extends Error {}

/** Deletes a roadmap. Lists leave it out while that is under way, so a failure or a poll needs nothing put right (2§4). */
export function useRemoveRoadmap() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const changed = useChanged()
  const forget = useForgetRoadmap()
  const recordEvent = useEventSink()
  return useMutation({
    ...trpc.roadmaps.remove.mutationOptions({
      // here and not in the component, which may have gone by then
      onSuccess: (_answer, { id }) => {
        forget(id)
        recordEvent({ action: LEARN_EVENTS.deleted, details: { roadmapId: id } })
        showToast({
          title: ROADMAP_TEXTS.deletedTitle,
          message: ROADMAP_TEXTS.deletedMessage,
          variant: 'success',
          durationMs: LEARN_TOAST_MS,
        })
      },
      // of each deletion, also of one that another has followed, or whose page was left
      onError: (error) => {
        const { title, message } = failureOf(error)
        showRefusal(error, message, title)
        void changed('roadmaps')
      },
      onSettled: () => void changed('credits'),
    }),
    mutationFn: (input: { id: string }) => {
      if (!input.id || input.id === PLACEHOLDER_ROADMAP_ID) throw new NoRoadmapId()
      return api.roadmaps.remove.mutate(input)
    },
  })
}

/** 2§8 */
function failureOf(error: unknown): { title: string; message: string } {
  if (error instanceof NoRoadmapId) {
    return {
      title: ROADMAP_TEXTS.deleteImpossible,
      message: 'It is still being created. You can delete it afterwards.',
    }
  }
  if (refusalOf(error)?.code === 'not_found') {
    return {
      title: ROADMAP_TEXTS.deleteMissing,
      message: 'It is not there any more. Perhaps it was deleted elsewhere.',
    }
  }
  return { title: ROADMAP_TEXTS.deleteFailed, message: 'Nothing was deleted: the roadmap is still yours.' }
}

/** The roadmaps whose deletion is under way. */
export function useRemovingIds(): string[] {
  const trpc = useTRPC()
  return useMutationState({
    filters: { mutationKey: trpc.roadmaps.remove.mutationKey(), status: 'pending' },
    select: ({ state }) => idOf(state.variables),
  })
}

const idOf = (variables: unknown): string =>
  typeof variables === 'object' && variables !== null && 'id' in variables ? String(variables.id) : ''
