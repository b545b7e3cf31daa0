import { useMutationState } from '@tanstack/react-query'
import { countOf } from '#shared/count-of.ts'
import { OPENED } from './connection-bar.tsx'

/** How much of what was written waits to be sent. */
export function WaitingChanges() {
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length
  return waiting === 0 ? OPENED : `${countOf(waiting, 'change')} ${waiting === 1 ? 'waits' : 'wait'} to be sent.`
}
