import { useEffect, useEffectEvent } from 'react'
import { useChangeProgress } from '#client/features/progress/use-change-progress.ts'
import type { PhaseProgress } from '#shared/progress/schemas.ts'

/** Whoever only steps through sections leaves one mark, not one each. */
const REST_MS = 800

/** Remembers the section that its owner rests on, so that the phase opens there next time (G-LRN-14). Nobody waits for it. */
export function useRememberSection(progress: PhaseProgress | undefined, section: number): void {
  const { phaseId = '', roadmapId = '', lastSectionNumber, isOwner } = progress ?? {}
  const change = useEffectEvent(useChangeProgress(phaseId, roadmapId))
  useEffect(() => {
    if (!isOwner || !phaseId || lastSectionNumber === section) return
    const timer = setTimeout(() => change({ kind: 'place', number: section }), REST_MS)
    return () => clearTimeout(timer)
  }, [isOwner, phaseId, lastSectionNumber, section])
}
