import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { type Api, refusalOf, useChanged, useTRPCClient } from '#client/trpc.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { PhaseProgress } from '#shared/progress/schemas.ts'
import { PROGRESS_TEXTS } from '#shared/progress/texts.ts'
import { applyChange, type ProgressChange } from './apply-change.ts'
import { offerUndo } from './offer-undo.tsx'
import { progressKey, progressOptions } from './progress-options.ts'

/** 2§9: how long the word about a marked card stays. */
const TOAST_MS = 4000
/** How often a change that met another tab's is applied anew before it counts as failed. */
const REAPPLIES = 5

export const changeKey = (phaseId: string) => ['progress', 'change', phaseId] as const
/** Changes of one phase go out one after the other, each with the version that the last one left. */
export const phaseScope = (phaseId: string) => ({ id: `progress.${phaseId}` })

/**
 * Marks and swaps cards. A pending change is laid over what is cached (`usePendingChanges`), so a failure takes only itself
 * back. When another tab was faster, the phase is read again and the change applied to that: nobody loses anything. A
 * failure is told wherever the learner is by then (2§8).
 */
export function useChangeProgress(phaseId: string, roadmapId: string) {
  const api = useTRPCClient()
  const queryClient = useQueryClient()
  const changed = useChanged()
  const queryKey = progressKey(phaseId)
  const read = () => queryClient.fetchQuery({ ...progressOptions(api, { phaseId, roadmapId }), staleTime: 0 })
  const { mutate } = useMutation({
    mutationKey: changeKey(phaseId),
    scope: phaseScope(phaseId),
    mutationFn: async (change: ProgressChange) => {
      for (let tries = 0; ; tries++) {
        const progress =
          tries === 0 ? (queryClient.getQueryData<PhaseProgress>(queryKey) ?? (await read())) : await read()
        try {
          return { sent: progress.version, ...(await send(api, progress, change)) }
        } catch (error) {
          // a swap names no version: what refuses it now will refuse it again
          const isStale = change.kind === 'mark' && refusalOf(error)?.code === 'conflict'
          if (!isStale || tries === REAPPLIES) throw error
        }
      }
    },
    onSuccess: async ({ sent, version, progress }, change) => {
      // an answer that is older than this change must not take it back
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<PhaseProgress>(
        queryKey,
        // a version that is not the one we sent stays, so that the next change notices what else happened
        (now) =>
          progress ?? (now && { ...applyChange(now, change), version: now.version === sent ? version : now.version }),
      )
      if (change.kind === 'mark') showToast({ ...toastOf(change.isCompleted), durationMs: TOAST_MS })
      if (change.kind === 'swap' && !change.isUndo) offerUndo('Another card is here now', () => mutate(undoOf(change)))
    },
    onError: (_error, change) => {
      showError({ title: failureTitle(change), message: 'The card is as it was before. Please try again.' })
      void changed('progress')
    },
  })
  return mutate
}

/** What is on its way to the worker, in the order in which it was clicked. */
export function usePendingChanges(phaseId: string): ProgressChange[] {
  return useMutationState({
    filters: { mutationKey: changeKey(phaseId), status: 'pending' },
    select: ({ state }) => state.variables as ProgressChange,
  })
}

/** @returns the version afterwards, and the whole phase where the worker answers with it */
async function send(
  api: Api,
  { phaseId, roadmapId, version }: PhaseProgress,
  change: ProgressChange,
): Promise<{ version: number; progress?: PhaseProgress }> {
  if (change.kind === 'swap') {
    const { cardId, bonusCardId } = change
    const progress = await api.progress.swapContent.mutate({ phaseId, cardId, bonusCardId })
    return { version: progress.version, progress }
  }
  if (change.kind === 'vote') {
    const { cardId, isHelpful } = change
    const progress = await api.progress.voteContent.mutate({ phaseId, cardId, isHelpful })
    return { version: progress.version, progress }
  }
  const { cardId, isCompleted } = change
  return api.progress.update.mutate({ phaseId, roadmapId, version, marks: [{ cardId, isCompleted }] })
}

const toastOf = (isCompleted: boolean) => ({
  title: isCompleted ? PROGRESS_TEXTS.completed : PROGRESS_TEXTS.incompleted,
  variant: 'success' as const,
})

/** The very same two change places again, wherever they stand by then. */
const undoOf = ({ cardId, bonusCardId, ...swap }: Extract<ProgressChange, { kind: 'swap' }>): ProgressChange => ({
  ...swap,
  cardId: bonusCardId,
  bonusCardId: cardId,
  isUndo: true,
})

function failureTitle(change: ProgressChange): string {
  if (change.kind === 'swap') return 'The card could not be replaced'
  if (change.kind === 'vote') return 'Your vote could not be saved'
  return change.isCompleted ? PROGRESS_TEXTS.completeFailed : PROGRESS_TEXTS.incompleteFailed
}
