import { countOf } from '#client/lib/count-of.ts'
import type { Stretch } from '#client/ui/line/line.tsx'
import { MAX_PHASES, MIN_SECTIONS_PER_PHASE, PLACEHOLDER_ROADMAP_ID } from '#shared/roadmaps/rules.ts'
import type { Roadmap, RoadmapState, RoadmapSummary } from '#shared/roadmaps/schemas.ts'

/** How many sections a phase has, and how many of them one has completed. */
export interface PhaseExtent {
  total: number
  completed: number
}

/** Of each phase of a roadmap that was read whole. */
export const extentsOf = ({ phases, progress }: Pick<Roadmap, 'phases' | 'progress'>): PhaseExtent[] =>
  phases.map(({ sections }, index) => ({
    total: sections.length,
    completed: progress[String(index + 1)]?.completed ?? 0,
  }))

/**
 * How many sections each written phase has, as stretches of the Line: the completed ones covered, and what is still to
 * come while it is written.
 */
export function stretchesOf(phases: readonly PhaseExtent[], state: RoadmapState): Stretch[] {
  const written = phases.map(({ total, completed }, index) => ({
    stations: total,
    covered: Math.min(completed, total),
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
export function describeExtent(phases: readonly PhaseExtent[]): string {
  return `${countOf(phases.length, 'phase')}, ${countOf(sectionsOf(phases), 'section')}`
}

const sectionsOf = (phases: readonly PhaseExtent[]) => phases.reduce((sum, { total }) => sum + total, 0)

/** Said while a roadmap is written. Nobody knows its length beforehand. */
export const writingText = (phases: number) => `Phase ${phases} of up to ${MAX_PHASES} written`

/** '3 of 14 sections completed', once there is one. */
export function describeLearning(phases: readonly PhaseExtent[]): string | null {
  const completed = phases.reduce((sum, phase) => sum + phase.completed, 0)
  return completed > 0 ? `${completed} of ${countOf(sectionsOf(phases), 'section')} completed` : null
}

/** How far a roadmap of the list is, in a few words. */
export function describeProgress({ id, state, phases }: Pick<RoadmapSummary, 'id' | 'state' | 'phases'>): string {
  if (id === PLACEHOLDER_ROADMAP_ID) return 'Creating your roadmap'
  if (state === 'incomplete') return phases.length === 0 ? 'Being written' : writingText(phases.length)
  if (state === 'failure' && phases.length === 0) return 'Nothing was written'
  return describeLearning(phases) ?? describeExtent(phases)
}
