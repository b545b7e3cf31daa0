import type { ReactNode } from 'react'
import { phaseProgress } from '#client/features/roadmaps/phase-progress.ts'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { PhaseCard } from './phase-card.tsx'
import { PhaseInWriting } from './phase-in-writing.tsx'
import classes from './roadmap-phases.module.css'

interface RoadmapPhasesProps {
  roadmap: Roadmap
  /** Stands for its owner where nothing was written. */
  failure: ReactNode
  onFeedback: ((phaseTitle: string) => void) | null
}

/** The roadmap as a vertical Line: a phase is a stretch, a section a station. What is not written yet has its place. */
export function RoadmapPhases({ roadmap, failure, onFeedback }: RoadmapPhasesProps) {
  const { phases } = roadmap
  const isWriting = roadmap.state === 'incomplete'
  if (phases.length === 0 && !isWriting) {
    if (roadmap.isOwner && roadmap.state === 'failure') return failure
    return <EmptyState title={ROADMAP_TEXTS.emptyPhasesTitle} hint={ROADMAP_TEXTS.emptyHint} />
  }
  const progressOf = (number: number) => (roadmap.isOwner ? phaseProgress(roadmap.progress, number) : null)
  const nextIndex = phases.findIndex((_, index) => !isDone(progressOf(index + 1)))
  const nextNumber = phases.length + 1
  const mayGrow = isWriting && nextNumber <= MAX_PHASES
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
            isNext={index === nextIndex}
            onFeedback={onFeedback}
            isLast={!mayGrow && index === phases.length - 1}
          />
        </li>
      ))}
      {mayGrow && (
        <li key={`writing-${nextNumber}`}>
          <PhaseInWriting number={nextNumber} label={`Phase ${nextNumber} is being written`} />
        </li>
      )}
    </ol>
  )
}

const isDone = (progress: { completed: number; total: number } | null) =>
  progress !== null && progress.total > 0 && progress.completed >= progress.total
