import type { MapStation, MapStretch, StopState } from '#shared/roadmaps/map/stretches.ts'
import { MAX_PHASES, MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { Roadmap, Section } from '#shared/roadmaps/schemas.ts'
import { countText } from '../phase-progress.ts'

/** A section that its owner opened last in its phase. */
interface Opened {
  phaseId: string
  lastSectionNumber: number
}

/** A roadmap as its map shows it; what is still being written has its place. */
export function mapStretches(roadmap: Roadmap, opened: readonly Opened[]): MapStretch[] {
  const { phases, isOwner } = roadmap
  const next = phases.flatMap(({ sections }) => sections).find(({ isCompleted }) => !isCompleted)
  const written = phases.map(({ id, title, sections }): MapStretch => {
    const begun = opened.find(({ phaseId }) => phaseId === id)?.lastSectionNumber
    const completed = sections.filter(({ isCompleted }) => isCompleted).length
    return {
      id,
      title,
      note: isOwner ? `${countText({ completed, total: sections.length })} sections` : null,
      stations: sections.map((section) => stationOf(section, { isBegun: section.number === begun, next })),
    }
  })
  const mayGrow = roadmap.state === 'incomplete' && phases.length < MAX_PHASES
  return mayGrow ? [...written, inWriting(phases.length + 1)] : written
}

function stationOf(section: Section, { isBegun, next }: { isBegun: boolean; next: Section | undefined }): MapStation {
  const { id, title, minutes, skills, deepDiveId, deepDiveProgress } = section
  return {
    ...{ id, title, minutes, skills },
    state: section.isCompleted ? 'covered' : isBegun ? 'begun' : 'open',
    isNext: section === next,
    deepDive: deepDiveId === null ? null : { id: deepDiveId, state: stateOf(deepDiveProgress) },
  }
}

function stateOf(progress: Section['deepDiveProgress']): StopState {
  if (!progress || progress.completed === 0) return 'open'
  return progress.completed < progress.total ? 'begun' : 'covered'
}

/** Nobody knows yet what it is called and how many sections it has. */
const inWriting = (number: number): MapStretch => ({
  id: `writing-${number}`,
  title: '',
  note: 'is being written',
  stations: Array.from({ length: MIN_SECTIONS_PER_PHASE }, (_, index) => ({
    id: `writing-${number}-${index}`,
    ...({ title: '', minutes: null, skills: [], state: 'empty', isNext: false, deepDive: null } as const),
  })),
})
