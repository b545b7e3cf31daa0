import { REFUND_WINDOW_HOURS } from '#shared/credits/rules.ts'
import type { RoadmapKind, RoadmapState } from '#shared/roadmaps/schemas.ts'

const HOUR_MS = 60 * 60 * 1000

interface DeletedRoadmap {
  state: RoadmapState
  createdAt: string
  isUsed?: boolean | undefined
  kind?: RoadmapKind
  phases?: readonly unknown[]
}

/** What a deletion does to the credit, told before it is asked for; the worker's clock decides (G-LRN-09). */
export function deleteHint(roadmap: DeletedRoadmap, now: Date): string {
  if (roadmap.kind === 'deep_dive') return 'It cost nothing, so no credit is returned.'
  if (roadmap.state === 'failure') return 'Its credit was returned already.'
  const isYoung = now.getTime() - new Date(roadmap.createdAt).getTime() < REFUND_WINDOW_HOURS * HOUR_MS
  if (roadmap.state === 'incomplete') {
    // one that was stopped and is continued was paid for then
    const isSure = (roadmap.phases ?? []).length === 0 || (isYoung && !roadmap.isUsed)
    return isSure
      ? 'It stops being written, and its credit is returned to you.'
      : 'It stops being written. Its credit is returned to you, unless it was stopped before.'
  }
  if (!isYoung) return `It is more than ${REFUND_WINDOW_HOURS} hours old, so its credit stays spent.`
  return roadmap.isUsed
    ? 'A section of it was completed or a deep dive written, so its credit stays spent.'
    : `It is less than ${REFUND_WINDOW_HOURS} hours old, no section was completed and no deep dive written, so its credit is returned to you.`
}
