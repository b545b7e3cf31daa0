import type { ReactNode } from 'react'
import { phaseProgress } from '#client/features/roadmaps/phase-progress.ts'
import { phasesToCome } from '#client/features/roadmaps/phases-to-come.ts'
import { useArrivals } from '#client/features/roadmaps/watch/use-arrivals.ts'
import { nextStopOf } from '#client/features/roadmaps/way-on-link.tsx'
import { countStations } from '#client/features/roadmaps/writing-line.ts'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { PhaseCard } from './phase-card.tsx'
import { PhaseInWriting } from './phase-in-writing.tsx'
import classes from './roadmap-phases.module.css'

export interface RoadmapPhasesProps {
  roadmap: Roadmap
  /** Stands for its owner where nothing was written. */
  failure: ReactNode
  onFeedback: ((phaseTitle: string) => void) | null
}

/** The roadmap as a vertical Line: a phase is a stretch, a section a station. What is not written yet has its place. */
export function RoadmapPhases({ roadmap, failure, onFeedback }: RoadmapPhasesProps) {
  const { phases } = roadmap
  const stood = useArrivals(countStations(roadmap), roadmap.createdAt)
  const isWriting = roadmap.state === 'incomplete'
  if (phases.length === 0 && !isWriting) {
    if (roadmap.isOwner && roadmap.state === 'failure') return failure
    return <EmptyState title={ROADMAP_TEXTS.emptyPhasesTitle} hint={ROADMAP_TEXTS.emptyHint} />
  }
  const progressOf = (number: number) => (roadmap.isOwner ? phaseProgress(roadmap.progress, number) : null)
  const next = nextStopOf(roadmap)
  const toCome = phasesToCome(roadmap)
  const arrivalOf = (phaseIndex: number) => countStations({ phases: phases.slice(0, phaseIndex) }) - stood
  return (
    <ol className={classes.list} aria-label="Phases">
      {phases.map((phase, index) => (
        <li key={phase.id}>
          <PhaseCard
            phase={phase}
            number={index + 1}
            userId={roadmap.ownerId}
            roadmapId={roadmap.id}
            progress={progressOf(index + 1)}
            nextNumber={next?.phaseId === phase.id ? next.number : null}
            onFeedback={onFeedback}
            isLast={toCome.length === 0 && index === phases.length - 1}
            growth={{ isWriting, arrival: arrivalOf(index) }}
          />
        </li>
      ))}
      {toCome.map((planned, index) => (
        <li key={`planned-${phases.length + index + 1}`}>
          <PhaseInWriting
            number={phases.length + index + 1}
            label={labelOf(phases.length + index + 1, isWriting, index)}
            planned={planned}
            isInWriting={isWriting && index === 0}
            isLast={index === toCome.length - 1}
            arrival={arrivalOf(phases.length)}
          />
        </li>
      ))}
    </ol>
  )
}

function labelOf(number: number, isWriting: boolean, index: number): string {
  if (!isWriting) return `Phase ${number} is not written yet`
  return `Phase ${number} is ${index === 0 ? 'being written' : 'planned'}`
}
