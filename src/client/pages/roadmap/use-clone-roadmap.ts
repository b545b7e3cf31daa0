import { useMutation } from '@tanstack/react-query'
import { forgetRequestKey, requestKeyOf } from '#client/features/roadmaps/create/request-keys.ts'
import { isUnanswered, showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import { useEventSink } from '#client/lib/event-sink.ts'
import { refusalOf, useChanged, useTRPC } from '#client/trpc.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'

const requestOf = (roadmapId: string) => `copy of ${roadmapId}`

/** Makes a copy of somebody's roadmap one's own. The same key for the whole visit: a repeated press makes no second one. */
export function useCloneRoadmap(userId: string, onCloned: (roadmapId: string) => void) {
  const trpc = useTRPC()
  const changed = useChanged()
  const recordEvent = useEventSink()
  const { mutate, isPending } = useMutation(
    trpc.roadmaps.clone.mutationOptions({
      onSuccess: (_copy, { id }) => recordEvent({ action: LEARN_EVENTS.cloned, details: { roadmapId: id } }),
      onError: (error, { id }) => {
        // its copy was deleted since: the next press makes a new one
        if (refusalOf(error)?.code === 'conflict') forgetRequestKey(userId, requestOf(id))
        showRefusal(error, isUnanswered(error) ? SAFE_TO_REPEAT : 'Nothing was spent.')
      },
      onSettled: () => void changed('roadmaps', 'credits'),
    }),
  )
  const clone = (id: string) =>
    mutate({ id, requestKey: requestKeyOf(userId, requestOf(id)) }, { onSuccess: (copy) => onCloned(copy.id) })
  return { clone, isPending }
}

const SAFE_TO_REPEAT = 'Trying again never makes a second copy.'
