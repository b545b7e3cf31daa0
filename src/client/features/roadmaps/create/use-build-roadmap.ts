import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { isUnanswered, showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import { useEventSink } from '#client/lib/event-sink.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import { PLACEHOLDER_ROADMAP_ID } from '#shared/roadmaps/rules.ts'
import type { InternshipLanguage, RoadmapItem } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { clearDraft } from './prompt-draft.ts'
import { forgetRequestKey, requestKeyOf } from './request-keys.ts'

interface RoadmapRequest {
  objective: string
  queryType?: 'user' | 'ai'
  internshipLanguage?: InternshipLanguage
}

interface Outcome {
  onCreated: (roadmapId: string) => void
  /** For what stays on the page after the dialog about it is closed. */
  onRefused?: (error: unknown) => void
}

/**
 * Creates a roadmap; the list and the balance are read again afterwards, whatever came of it. What must happen even if
 * the person has left the page stands here, and `isPending` is true on every page while one is being created; `isOwn` only where it was asked for.
 */
export function useBuildRoadmap(userId: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const recordEvent = useEventSink()
  const mutationKey = trpc.roadmaps.build.mutationKey()
  const isPending = useIsMutating({ mutationKey }) > 0
  const { mutate, isPending: isOwn } = useMutation(
    trpc.roadmaps.build.mutationOptions({
      onMutate: ({ queryType, internshipLanguage }) =>
        recordEvent({
          action: LEARN_EVENTS.searched,
          details: { category: internshipLanguage ? 'internship' : 'roadmap', flag: queryType ?? 'user', topics: [] },
        }),
      onSuccess: ({ status, roadmapId }, { objective }) => {
        if (status !== 'success' || !roadmapId) return showError({ title: ROADMAP_TEXTS.creationFailed })
        forgetRequestKey(userId, objective)
        clearDraft(userId, objective)
        recordEvent({ action: LEARN_EVENTS.created, details: { roadmapId } })
      },
      onError: (error, { objective }) => {
        // the key belongs to a roadmap that was deleted: with it every further try would be refused too
        if (refusalOf(error)?.code === 'conflict') forgetRequestKey(userId, objective)
        showRefusal(error, isUnanswered(error) ? SAFE_TO_REPEAT : NOTHING_SPENT)
      },
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.list.queryKey() })
        void queryClient.invalidateQueries({ queryKey: trpc.auth.account.queryKey() })
      },
    }),
  )
  const build = (request: RoadmapRequest, { onCreated, onRefused }: Outcome) =>
    mutate(
      { ...request, requestKey: requestKeyOf(userId, request.objective) },
      {
        onSuccess: ({ status, roadmapId }) => {
          if (status === 'success' && roadmapId) onCreated(roadmapId)
          else onRefused?.(null)
        },
        onError: onRefused,
      },
    )
  return { build, isPending, isOwn, isUnderWay: () => queryClient.isMutating({ mutationKey }) > 0 }
}

const SAFE_TO_REPEAT = 'What you asked for is kept. Trying again never makes a second roadmap.'
const NOTHING_SPENT = 'Nothing was spent, and what you asked for is kept.'

/** The list's stand-ins for what is being created right now (2§4). */
export function usePendingRoadmaps(): RoadmapItem[] {
  const trpc = useTRPC()
  return useMutationState({
    filters: { mutationKey: trpc.roadmaps.build.mutationKey(), status: 'pending' },
    select: ({ state }) => placeholder(promptOf(state.variables), new Date(state.submittedAt).toISOString()),
  })
}

function promptOf(variables: unknown): string {
  if (typeof variables !== 'object' || variables === null || !('objective' in variables)) return ''
  return String(variables.objective)
}

function placeholder(learningPrompt: string, createdAt: string): RoadmapItem {
  return {
    roadmapId: PLACEHOLDER_ROADMAP_ID,
    userId: '',
    createdAt,
    updatedAt: createdAt,
    status: null,
    roadmapState: 'incomplete',
    error: null,
    author: null,
    isFallback: false,
    isStopped: false,
    restartCount: 0,
    cert: null,
    progress: {},
    isLinkShared: false,
    isListed: false,
    roadmap: {
      id: PLACEHOLDER_ROADMAP_ID,
      queryType: 'user',
      roadmapType: 'normal',
      internshipLanguage: null,
      learningPrompt,
      internalLearningPrompt: null,
      image: null,
      phases: [],
    },
  }
}
