import { isUnanswered, showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import { useEventSink } from '#client/lib/event-sink.ts'
import { refusalOf, useChanged } from '#client/trpc.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import { forgetRequestKey, requestKeyOf } from './request-keys.ts'

const requestOf = (sourceId: string) => `copy of ${sourceId}`

/**
 * What follows a copy, of somebody's roadmap or of a path. The same key for the whole visit: a repeated press makes no second
 * one.
 */
export function useCopyOutcome(userId: string) {
  const changed = useChanged()
  const recordEvent = useEventSink()
  return {
    keyOf: (sourceId: string) => requestKeyOf(userId, requestOf(sourceId)),
    outcome: {
      onSuccess: (_copy: unknown, { id }: { id: string }) =>
        recordEvent({ action: LEARN_EVENTS.cloned, details: { roadmapId: id } }),
      onError: (error: unknown, { id }: { id: string }) => {
        // its copy was deleted since: the next press makes a new one
        if (refusalOf(error)?.code === 'conflict') forgetRequestKey(userId, requestOf(id))
        showRefusal(error, isUnanswered(error) ? SAFE_TO_REPEAT : 'Nothing was spent.')
      },
      onSettled: () => void changed('roadmaps', 'credits'),
    },
  }
}

const SAFE_TO_REPEAT = 'Trying again never makes a second copy.'
