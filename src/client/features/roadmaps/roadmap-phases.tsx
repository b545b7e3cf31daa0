import { EmptyState } from '#client/ui/empty-state.tsx'
import { MAX_PHASES } from '#shared/roadmap-rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'
import type { RoadmapDetail } from '#shared/roadmaps.ts'
import { PhaseCard } from './phase-card.tsx'
import { PhaseInWriting } from './phase-in-writing.tsx'
import classes from './roadmap-phases.module.css'

/** The roadmap as a vertical Line: a phase is a stretch, a section a station. What is not written yet has its place. */
export function RoadmapPhases({ roadmap }: { roadmap: RoadmapDetail }) {
  const { phases } = roadmap.roadmap
  const isWriting = roadmap.roadmapState === 'incomplete'
  // a failure has been told of already
  if (phases.length === 0 && roadmap.roadmapState === 'failure') return null
  if (phases.length === 0 && !isWriting) {
    return <EmptyState title={ROADMAP_TEXTS.emptyPhasesTitle} hint={ROADMAP_TEXTS.emptyHint} />
  }
  const nextNumber = phases.length + 1
  const mayGrow = isWriting && nextNumber <= MAX_PHASES
  return (
    <ol className={classes.list} aria-label="Phases">
      {phases.map((phase, index) => (
        <li key={phase.id}>
          <PhaseCard
            phase={phase}
            number={index + 1}
            userId={roadmap.userId}
            roadmapId={roadmap.roadmapId}
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
