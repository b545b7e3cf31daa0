import type { MapStation, MapStretch, StopState } from '#shared/roadmaps/map/stretches.ts'
import type { PlannedPhase } from '#shared/roadmaps/outline.ts'
import { MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { Roadmap, Section } from '#shared/roadmaps/schemas.ts'
import { countText } from '../phase-progress.ts'
import { phasesToCome } from '../phases-to-come.ts'
import { nextStopOf } from '../way-on-link.tsx'

/** A section that its owner opened last in its phase. */
interface Opened {
  phaseId: string
  lastSectionNumber: number
}

/** A roadmap as its map shows it; what is still being written has its place. */
export function mapStretches(roadmap: Roadmap, opened: readonly Opened[]): MapStretch[] {
  const { phases, isOwner } = roadmap
  const next = nextStopOf(roadmap)
  const written = phases.map(({ id, title, sections }): MapStretch => {
    const begun = opened.find(({ phaseId }) => phaseId === id)?.lastSectionNumber
    const completed = sections.filter(({ isCompleted }) => isCompleted).length
    return {
      id,
      title,
      isWritten: true,
      note: isOwner ? `${countText({ completed, total: sections.length })} sections` : null,
      stations: sections.map((section) => ({
        ...stationOf(section, section.number === begun),
        isNext: next?.phaseId === id && next.number === section.number,
      })),
    }
  })
  const planned = phasesToCome(roadmap).map((phase, index) => {
    const note = roadmap.state !== 'incomplete' ? 'not written yet' : index === 0 ? 'being written' : 'planned'
    return plannedStretch(phase, { number: phases.length + index + 1, note })
  })
  return [...written, ...planned]
}

function stationOf(section: Section, isBegun: boolean): Omit<MapStation, 'isNext'> {
  const { id, title, minutes, skills, deepDiveId, deepDiveProgress } = section
  return {
    ...{ id, title, minutes, skills },
    state: section.isCompleted ? 'covered' : isBegun ? 'begun' : 'open',
    deepDive: deepDiveId === null ? null : { id: deepDiveId, state: stateOf(deepDiveProgress) },
  }
}

function stateOf(progress: Section['deepDiveProgress']): StopState {
  if (!progress || progress.completed === 0) return 'open'
  return progress.completed < progress.total ? 'begun' : 'covered'
}

/** Sections that nobody has named yet have their places, as many as a phase has at least. */
function plannedStretch(phase: PlannedPhase | null, { number, note }: { number: number; note: string }): MapStretch {
  const sections = phase?.sections ?? []
  const id = `planned-${number}`
  return {
    ...{ id, note, title: phase?.title ?? '', isWritten: false },
    stations: Array.from({ length: Math.max(sections.length, MIN_SECTIONS_PER_PHASE) }, (_, index) => ({
      ...{ id: `${id}-${index}`, title: sections[index] ?? '', minutes: null, skills: [] },
      ...{ state: index < (phase?.begun ?? 0) ? 'open' : 'empty', isNext: false, deepDive: null },
    })),
  }
}
