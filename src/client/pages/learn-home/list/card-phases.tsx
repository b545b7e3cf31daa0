import { useId } from 'react'
import { countText, phaseProgress } from '#client/features/roadmaps/phase-progress.ts'
import { TagList } from '#client/features/roadmaps/tag-list.tsx'
import { useVisitState } from '#client/lib/use-visit-state.ts'
import { Text } from '#client/ui/text/text.tsx'
import type { RoadmapItem } from '#shared/roadmaps/schemas.ts'
import classes from './roadmap-card.module.css'

/** 2§9 */
const TAGS_SHOWN = 2

/** A card's phases, each with its first tags and how far one is; folded away or not, as it was left (2§2.3). */
export function CardPhases({ roadmap: { roadmapId, roadmap, progress } }: { roadmap: RoadmapItem }) {
  const listId = useId()
  const [isOpen, setIsOpen] = useVisitState<boolean>(`learnCard.${roadmapId}`, true)
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
        {roadmap.phases.map((phase, index) => (
          <li key={phase.id} className={classes.phase}>
            <Text as="span" tone="inherit" className={classes.phaseTitle} dir="auto">
              {phase.phaseTitle}
            </Text>
            <TagList tags={phase.tags} limit={TAGS_SHOWN} />
            <Text as="span" className={classes.count}>
              {countText(phaseProgress(progress, index + 1))}
            </Text>
          </li>
        ))}
      </ol>
    </>
  )
}
