import type { Stretch } from '#client/ui/line/line.tsx'
import { countOf } from '#shared/count-of.ts'
import type { Outline } from '#shared/roadmaps/outline.ts'
import { MAX_PHASES, MIN_SECTIONS_PER_PHASE, PLACEHOLDER_ROADMAP_ID } from '#shared/roadmaps/rules.ts'
import type { Roadmap, RoadmapSummary } from '#shared/roadmaps/schemas.ts'

/** A phase as the Line shows it. */
export interface RouteExtent extends Pick<RoadmapSummary['phases'][number], 'total' | 'completed'> {
  done?: readonly number[] | undefined
  /** The one that comes next, where it is one of these. */
  next?: number | undefined
}

/** Of each phase of a roadmap that was read whole. @param next where one goes on in it */
export const extentsOf = (
  { phases, progress }: Pick<Roadmap, 'phases' | 'progress'>,
  next: { phaseId: string; number: number } | null = null,
): RouteExtent[] =>
  phases.map(({ id, sections }, index) => ({
    total: sections.length,
    completed: progress[String(index + 1)]?.completed ?? 0,
    done: sections.filter(({ isCompleted }) => isCompleted).map(({ number }) => number),
    next: next?.phaseId === id ? next.number : undefined,
  }))

/** Of each phase of a roadmap of the list. */
export const extentsOfListed = ({ phases, next }: Pick<RoadmapSummary, 'phases' | 'next'>): RouteExtent[] =>
  phases.map((phase, index) => ({ ...phase, next: next?.phaseNumber === index + 1 ? next.number : undefined }))

type Writing = Pick<RoadmapSummary, 'state'> & { outline?: Outline | null | undefined }

/**
 * A roadmap as stretches of the Line: what is written with the completed sections covered, then what is planned. While it is
 * being written, a station is filled as soon as its section is begun.
 */
export function stretchesOf(phases: readonly RouteExtent[], { state, outline }: Writing): Stretch[] {
  const isWriting = state === 'incomplete'
  const written = phases.map(({ total, completed, done, next }, index): Stretch => {
    const stretch = { stations: total, covered: Math.min(completed, total), done, next, level: levelOf(index) }
    return isWriting ? { ...stretch, state: 'writing', begun: total } : stretch
  })
  const planned = plannedExtents(phases.length, { state, outline }).map(
    ({ total, begun }, index): Stretch => ({
      stations: total,
      covered: 0,
      level: levelOf(written.length + index),
      state: isWriting && index === 0 ? 'writing' : 'empty',
      begun,
    }),
  )
  return [...written, ...planned]
}

/** What is still to come; where nobody has said how much, as much as there may be. */
function plannedExtents(written: number, { state, outline }: Writing): { total: number; begun: number }[] {
  if (state === 'success' || (state === 'failure' && written > 0)) return []
  const planned = (outline?.phases ?? []).map(({ sections, begun }) => ({
    total: Math.max(sections.length, MIN_SECTIONS_PER_PHASE),
    begun,
  }))
  if (outline?.isKnown) return planned
  const more = Math.max(0, MAX_PHASES - written - planned.length)
  return [...planned, ...Array.from({ length: more }, () => ({ total: MIN_SECTIONS_PER_PHASE, begun: 0 }))]
}

/** The track bends where a phase ends. */
const levelOf = (phaseIndex: number) => (phaseIndex % 2 === 0 ? 1 : 0)

/** '4 phases, 14 sections' */
export function describeExtent(phases: readonly RouteExtent[]): string {
  return `${countOf(phases.length, 'phase')}, ${countOf(sectionsOf(phases), 'section')}`
}

const sectionsOf = (phases: readonly { total: number }[]) => phases.reduce((sum, { total }) => sum + total, 0)

/** How much of it is written: '3 of 4 phases written', once its author has said how many there will be. */
export function writingText(written: number, { state, outline }: Writing): string {
  if (outline?.isKnown) return `${written} of ${countOf(written + outline.phases.length, 'phase')} written`
  return state === 'incomplete'
    ? `Phase ${written} of up to ${MAX_PHASES} written`
    : `${countOf(written, 'phase')} written`
}

/** How many sections there are, the one that is being written included. */
export const countStations = ({ phases, outline }: { phases: Roadmap['phases']; outline?: Outline | null }): number =>
  phases.reduce((sum, { sections }) => sum + sections.length, 0) + (outline?.phases[0]?.begun ?? 0)

/** The section that its author is at; null where none has begun. */
export function sectionInWriting({ state, outline }: Writing): string | null {
  const phase = outline?.phases.find(({ begun }) => begun > 0)
  return (state === 'incomplete' && phase?.sections[phase.begun - 1]) || null
}

/** '3 of 14 sections completed', once there is one; of one that was stopped, of all that was planned. */
export function describeLearning(phases: readonly RouteExtent[], writing: Writing): string | null {
  const completed = phases.reduce((sum, phase) => sum + phase.completed, 0)
  const planned = writing.state === 'stopped' ? sectionsOf(plannedExtents(phases.length, writing)) : 0
  return completed > 0 ? `${completed} of ${countOf(sectionsOf(phases) + planned, 'section')} completed` : null
}

/** How far a roadmap of the list is, in a few words. */
export function describeProgress(roadmap: Pick<RoadmapSummary, 'id' | 'state' | 'phases' | 'outline'>): string {
  const { id, state, phases } = roadmap
  if (id === PLACEHOLDER_ROADMAP_ID) return 'Creating your roadmap'
  if (state === 'incomplete') return phases.length === 0 ? 'Being written' : writingText(phases.length, roadmap)
  if (state === 'stopped') return writingText(phases.length, roadmap)
  if (state === 'failure' && phases.length === 0) return 'Nothing was written'
  return describeLearning(phases, roadmap) ?? describeExtent(phases)
}
