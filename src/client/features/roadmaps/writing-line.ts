import { countOf } from '#client/lib/count-of.ts'
import type { Stretch } from '#client/ui/line/line.tsx'
import { MAX_PHASES, MIN_SECTIONS_PER_PHASE, PLACEHOLDER_ROADMAP_ID } from '#shared/roadmaps/rules.ts'
import type { RoadmapItem, RoadmapState } from '#shared/roadmaps/schemas.ts'
import { countCompleted, type RoadmapProgress } from './phase-progress.ts'

/**
 * How many sections each written phase has, as stretches of the Line: the completed ones covered, and what is still to
 * come while it is written.
 */
export function stretchesOf(
  sectionCounts: readonly number[],
  state: RoadmapState,
  progress: RoadmapProgress = {},
): Stretch[] {
  const written = sectionCounts.map((stations, index) => ({
    stations,
    covered: Math.min(progress[String(index + 1)]?.completed ?? 0, stations),
    level: levelOf(index),
  }))
  if (state === 'success' || (state === 'failure' && written.length > 0)) return written
  const missing = Array.from({ length: MAX_PHASES - written.length }, (_, index) => ({
    stations: MIN_SECTIONS_PER_PHASE,
    covered: 0,
    level: levelOf(written.length + index),
    state: state === 'incomplete' && index === 0 ? ('writing' as const) : ('empty' as const),
  }))
  return [...written, ...missing]
}

/** The track bends where a phase ends. */
const levelOf = (phaseIndex: number) => (phaseIndex % 2 === 0 ? 1 : 0)

/** '4 phases, 14 sections' */
export function describeExtent(sectionCounts: readonly number[]): string {
  return `${countOf(sectionCounts.length, 'phase')}, ${countOf(sumOf(sectionCounts), 'section')}`
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** Said while a roadmap is written. Nobody knows its length beforehand. */
export const writingText = (phases: number) => `Phase ${phases} of up to ${MAX_PHASES} written`

/** '3 of 14 sections completed', once there is one. */
export function describeLearning(sectionCounts: readonly number[], progress: RoadmapProgress): string | null {
  const completed = countCompleted(progress)
  return completed > 0 ? `${completed} of ${countOf(sumOf(sectionCounts), 'section')} completed` : null
}

/** How far a roadmap of the list is, in a few words. */
export function describeProgress({ roadmapState, roadmapId, roadmap, progress }: RoadmapItem): string {
  const counts = roadmap.phases.map(({ structure }) => structure.length)
  if (roadmapId === PLACEHOLDER_ROADMAP_ID) return 'Creating your roadmap'
  if (roadmapState === 'incomplete') return counts.length === 0 ? 'Being written' : writingText(counts.length)
  if (roadmapState === 'failure' && counts.length === 0) return 'Nothing was written'
  return describeLearning(counts, progress) ?? describeExtent(counts)
}
