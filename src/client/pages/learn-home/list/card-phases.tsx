import { useId } from 'react'
import { countText } from '#client/features/roadmaps/phase-progress.ts'
import { TagList } from '#client/features/roadmaps/tag-list.tsx'
import { useVisitState } from '#client/lib/use-visit-state.ts'
import { Text } from '#client/ui/text/text.tsx'
import type { RoadmapSummary } from '#shared/roadmaps/schemas.ts'
import classes from './roadmap-card.module.css'

/** A card's phases, each with its first tags and how far one is; folded away or not, as it was left (2§2.3). */
export function CardPhases({ roadmap: { id, phases } }: { roadmap: RoadmapSummary }) {
  const listId = useId()
  const [isOpen, setIsOpen] = useVisitState<boolean>(`learnCard.${id}`, true)
  return (
    <>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide phases' : 'Show phases'}
      </button>
      <ol id={listId} className={classes.phases} hidden={!isOpen}>
        {phases.map((phase, index) => (
          <li key={`${index} ${phase.title}`} className={classes.phase}>
            <Text as="span" tone="inherit" className={classes.phaseTitle} dir="auto">
              {phase.title}
            </Text>
            <TagList tags={phase.tags} />
            <Text as="span" className={classes.count}>
              {countText(phase)}
            </Text>
          </li>
        ))}
      </ol>
    </>
  )
}
