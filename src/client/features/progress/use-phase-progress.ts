import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refusalOf, useTRPCClient } from '#client/trpc.ts'
import type { PhaseProgress } from '#shared/progress/schemas.ts'
import { applyChange } from './apply-change.ts'
import { progressOptions } from './progress-options.ts'
import { usePendingChanges } from './use-change-progress.ts'

export interface ProgressQuery {
  /** With everything that is still on its way to the worker. */
  data: PhaseProgress | undefined
  /** Nothing is known yet, and nothing went wrong. */
  isPending: boolean
  isFailed: boolean
  isFetching: boolean
  retry: () => void
}

/** A phase's progress as the learner left it. A failure is only logged: the page shows the section's text (2§8). */
export function usePhaseProgress(phaseId: string, roadmapId: string, askedSection?: string): ProgressQuery {
  const api = useTRPCClient()
  const query = useQuery(progressOptions(api, { phaseId, roadmapId, askedSection }))
  const pending = usePendingChanges(phaseId)
  useEffect(() => {
    // what is not there at all, the page itself says
    if (query.error && refusalOf(query.error)?.code !== 'not_found')
      console.error('Progress could not be loaded', query.error)
  }, [query.error])
  return {
    data: query.data && pending.reduce(applyChange, query.data),
    isPending: query.isPending && query.failureCount === 0,
    isFailed: query.isError,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}
