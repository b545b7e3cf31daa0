import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import classes from './objective-list.module.css'
import { useTickObjective } from './use-tick-objective.ts'

interface ObjectiveListProps {
  phaseId: string
  objectives: readonly string[]
  /** Null for others than the owner, and until it is known. */
  learned: SectionProgress | null
}

/** What one can do afterwards; the learner ticks it off for themselves. */
export function ObjectiveList({ phaseId, objectives, learned }: ObjectiveListProps) {
  return (
    <section aria-labelledby="objectives-heading">
      <div className={classes.head}>
        <Heading as="h3" size="item" id="objectives-heading">
          Learning objectives
        </Heading>
        {learned && learned.tickedObjectives.length > 0 && (
          <Text as="span">
            {learned.tickedObjectives.length} of {objectives.length} ticked off, for yourself
          </Text>
        )}
      </div>
      {learned ? (
        <Ticks phaseId={phaseId} objectives={objectives} section={learned} />
      ) : (
        <ul className={classes.list}>
          {objectives.map((objective) => (
            <li key={objective} className={classes.objective} data-plain>
              <span dir="auto">{objective}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface TicksProps {
  phaseId: string
  objectives: readonly string[]
  section: SectionProgress
}

function Ticks({ phaseId, objectives, section: { sectionId, tickedObjectives } }: TicksProps) {
  const tick = useTickObjective(phaseId, sectionId)
  return (
    <ul className={classes.list}>
      {objectives.map((objective) => (
        <li key={objective}>
          <label className={classes.objective}>
            <input
              type="checkbox"
              checked={tickedObjectives.includes(objective)}
              onChange={({ currentTarget }) => tick(objective, currentTarget.checked)}
            />
            <span dir="auto">{objective}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
