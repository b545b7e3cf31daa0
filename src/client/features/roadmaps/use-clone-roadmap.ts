import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEventSink } from '#client/lib/event-sink.ts'
import { trpc } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { LEARN_EVENTS } from '#shared/analytics-texts.ts'
import { refusalText } from './refusal-text.ts'

/** Makes a copy of somebody's roadmap one's own. The same key for the whole visit: a repeated press makes no second one. */
export function useCloneRoadmap(onCloned: (roadmapId: string) => void) {
  const queryClient = useQueryClient()
  const recordEvent = useEventSink()
  const [requestKey] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation(
    trpc.roadmaps.clone.mutationOptions({
      onSuccess: (_answer, { roadmapId }) => recordEvent({ action: LEARN_EVENTS.cloned, details: { roadmapId } }),
      onError: (error) => showToast({ title: refusalText(error), message: 'Nothing was spent.', variant: 'error' }),
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.list.queryKey() })
        void queryClient.invalidateQueries({ queryKey: trpc.users.me.queryKey() })
      },
    }),
  )
  const clone = (roadmapId: string) =>
    mutate({ roadmapId, requestKey }, { onSuccess: (copy) => onCloned(copy.roadmapId) })
  return { clone, isPending }
}
