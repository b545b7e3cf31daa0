import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { phaseScope } from '#client/features/progress/use-change-progress.ts'
import { useTRPCClient } from '#client/trpc.ts'
import type { CourseProgress } from '#shared/progress/schemas.ts'

/** Whoever only steps through sections leaves one mark, not one each. */
const REST_MS = 800

/** Remembers the section that its owner rests on, so that the phase opens there next time (G-LRN-14). Nobody waits for it. */
export function useRememberSection(course: CourseProgress | undefined, section: number): void {
  const api = useTRPCClient()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    scope: phaseScope(course?.pathwayId ?? ''),
    mutationFn: (change: { pathwayId: string; roadmapId: string; lastAccessedSection: number }) =>
      api.progress.update.mutate({ ...change, pathwayType: 'course', progress: {} }),
    onSuccess: ({ version }, { pathwayId, lastAccessedSection }) => {
      queryClient.setQueryData<CourseProgress>(
        progressKey(pathwayId),
        // a larger step means that somebody else changed the phase; the next change finds that out by the old version
        (last) =>
          last && { ...last, lastAccessedSection, version: last.version + 1 === version ? version : last.version },
      )
    },
  })
  const { pathwayId, roadmapId, lastAccessedSection, isOwner } = course ?? {}
  useEffect(() => {
    if (!isOwner || !pathwayId || !roadmapId || lastAccessedSection === section) return
    const timer = setTimeout(() => mutate({ pathwayId, roadmapId, lastAccessedSection: section }), REST_MS)
    return () => clearTimeout(timer)
  }, [isOwner, pathwayId, roadmapId, lastAccessedSection, section, mutate])
}
