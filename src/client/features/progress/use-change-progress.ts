import { useMutation, useMutationState } from '@tanstack/react-query'
import type { ProgressChange } from './apply-change.ts'
import { changeKey, changeOptions, phaseScope, type SentChange } from './change-options.ts'
import { offerUndo } from './offer-undo.ts'
import { useClients } from './use-clients.ts'

/**
 * Changes a phase. A pending change is laid over what is cached (`usePendingChanges`), so a failure takes only itself back;
 * changes of one phase go out one after the other, each with the version that the last one left.
 */
export function useChangeProgress(phaseId: string, roadmapId: string) {
  const clients = useClients()
  const options = changeOptions(clients)
  const { mutate } = useMutation({
    ...options,
    mutationKey: changeKey(phaseId),
    scope: phaseScope(phaseId),
    onSuccess: async (answer, sent, ...rest) => {
      await options.onSuccess?.(answer, sent, ...rest)
      const { change } = sent
      if (change.kind === 'swap' && !change.isUndo) offerUndo('Another card is here now', () => send(undoOf(change)))
    },
  })
  const send = (change: ProgressChange) => mutate({ phaseId, roadmapId, change })
  return send
}

/** What is on its way to the worker, in the order in which it was clicked. */
export function usePendingChanges(phaseId: string): ProgressChange[] {
  return useMutationState({
    filters: { mutationKey: changeKey(phaseId), status: 'pending' },
    select: ({ state }) => (state.variables as SentChange).change,
  })
}

/** The very same two change places again, wherever they stand by then. */
const undoOf = ({ cardId, bonusCardId, ...swap }: Extract<ProgressChange, { kind: 'swap' }>): ProgressChange => ({
  ...swap,
  cardId: bonusCardId,
  bonusCardId: cardId,
  isUndo: true,
})
