import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { phaseScope } from '#client/features/progress/use-change-progress.ts'
import { useTRPCClient } from '#client/trpc.ts'
import type { PhaseProgress } from '#shared/progress/schemas.ts'

/** Whoever only steps through sections leaves one mark, not one each. */
const REST_MS = 800

/** Remembers the section that its owner rests on, so that the phase opens there next time (G-LRN-14). Nobody waits for it. */
export function useRememberSection(progress: PhaseProgress | undefined, section: number): void {
  const api = useTRPCClient()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    scope: phaseScope(progress?.phaseId ?? ''),
    mutationFn: (change: { phaseId: string; roadmapId: string; lastSectionNumber: number }) =>
      api.progress.update.mutate(change),
    onSuccess: ({ version }, { phaseId, lastSectionNumber }) => {
      queryClient.setQueryData<PhaseProgress>(
        progressKey(phaseId),
        // a larger step means that somebody else changed the phase; the next change finds that out by the old version
        (last) =>
          last && { ...last, lastSectionNumber, version: last.version + 1 === version ? version : last.version },
      )
    },
  })
  const { phaseId, roadmapId, lastSectionNumber, isOwner } = progress ?? {}
  useEffect(() => {
    if (!isOwner || !phaseId || !roadmapId || lastSectionNumber === section) return
    const timer = setTimeout(() => mutate({ phaseId, roadmapId, lastSectionNumber: section }), REST_MS)
    return () => clearTimeout(timer)
  }, [isOwner, phaseId, roadmapId, lastSectionNumber, section, mutate])
}
