import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isUnanswered, showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { useEventSink } from '#client/lib/event-sink.ts'
import { refusalOf, useChanged, useTRPC } from '#client/trpc.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import type { PlanChanges } from '#shared/roadmaps/plans.ts'
import { PLACEHOLDER_ROADMAP_ID } from '#shared/roadmaps/rules.ts'
import type { CreateRoadmapOutput, InternshipLanguage } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { clearDraft } from './prompt-draft.ts'
import { forgetRequestKey, requestKeyOf } from './request-keys.ts'

interface RoadmapRequest {
  prompt: string
  promptedBy?: 'user' | 'ai'
  internshipLanguage?: InternshipLanguage
  /** Those of the plan that was shown. */
  changes?: PlanChanges
}

interface Outcome {
  onCreated: (roadmapId: string) => void
  /** Says on the page what was refused. Without it, or once the page was left, the error dialog does. */
  onRefused?: (error: unknown) => void
}

/**
 * Creates a roadmap; the list and the balance are read again afterwards, whatever came of it. What must happen even if
 * the person has left the page stands here, and `isPending` is true on every page while one is being created; `isOwn` only where it was asked for.
 */
export function useCreateRoadmap(userId: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const changed = useChanged()
  const recordEvent = useEventSink()
  const mutationKey = trpc.roadmaps.create.mutationKey()
  const tellHere = useTellHere()
  const isPending = useIsMutating({ mutationKey }) > 0
  const { mutate, isPending: isOwn } = useMutation(
    trpc.roadmaps.create.mutationOptions({
      onMutate: ({ promptedBy, internshipLanguage }) =>
        recordEvent({
          action: LEARN_EVENTS.searched,
          details: { category: internshipLanguage ? 'internship' : 'roadmap', flag: promptedBy ?? 'user', topics: [] },
        }),
      onSuccess: ({ id, state }, request) => {
        const { prompt } = request
        if (state === 'failure' || !id) {
          if (tellHere.current) tellHere.current(null)
          else showError({ title: ROADMAP_TEXTS.creationFailed })
          return
        }
        forgetRequestKey(userId, nameOf(request))
        clearDraft(userId, prompt)
        recordEvent({ action: LEARN_EVENTS.created, details: { roadmapId: id } })
      },
      onError: (error, request) => {
        // the key belongs to a roadmap that was deleted: with it every further try would be refused too
        if (refusalOf(error)?.code === 'conflict') forgetRequestKey(userId, nameOf(request))
        if (tellHere.current) tellHere.current(error)
        else showRefusal(error, isUnanswered(error) ? SAFE_TO_REPEAT : NOTHING_SPENT)
      },
      onSettled: () => void changed('roadmaps', 'credits'),
    }),
  )
  const create = (request: RoadmapRequest, { onCreated, onRefused }: Outcome) => {
    tellHere.current = onRefused ?? null
    const onSuccess = ({ id, state }: CreateRoadmapOutput) => {
      if (state !== 'failure' && id) onCreated(id)
    }
    mutate({ ...request, requestKey: requestKeyOf(userId, nameOf(request)) }, { onSuccess })
  }
  return { create, isPending, isOwn, isUnderWay: () => queryClient.isMutating({ mutationKey }) > 0 }
}

/** The same prompt with other changes is another request. */
const nameOf = ({ prompt, changes }: RoadmapRequest): string =>
  changes && Object.keys(changes).length > 0 ? `${prompt}\n${JSON.stringify(changes)}` : prompt

/** Where a refusal is said as long as the page that asked is there. */
function useTellHere() {
  const tell = useRef<((error: unknown) => void) | null>(null)
  useEffect(
    () => () => {
      tell.current = null
    },
    [],
  )
  return tell
}

const SAFE_TO_REPEAT = 'What you asked for is kept. Trying again never makes a second roadmap.'
const NOTHING_SPENT = 'Nothing was spent, and what you asked for is kept.'

/** The list's stand-ins for what is being created right now (2§4). */
export function usePendingRoadmaps(): ListItem[] {
  const trpc = useTRPC()
  return useMutationState({
    filters: { mutationKey: trpc.roadmaps.create.mutationKey(), status: 'pending' },
    select: ({ state }) => placeholder(promptOf(state.variables), new Date(state.submittedAt).toISOString()),
  })
}

function promptOf(variables: unknown): string {
  if (typeof variables !== 'object' || variables === null || !('prompt' in variables)) return ''
  return String(variables.prompt)
}

function placeholder(prompt: string, createdAt: string): ListItem {
  return {
    id: PLACEHOLDER_ROADMAP_ID,
    ownerId: '',
    createdAt,
    updatedAt: createdAt,
    state: 'incomplete',
    title: prompt,
    prompt,
    restartCount: 0,
    author: null,
    hasCertificate: false,
    next: null,
    isLinkShared: false,
    isListed: false,
    phases: [],
  }
}
