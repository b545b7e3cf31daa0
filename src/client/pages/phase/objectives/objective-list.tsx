import { useChangeProgress } from '#client/features/progress/use-change-progress.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { ObjectiveStrength } from '#shared/progress/mastery-schemas.ts'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import classes from './objective-list.module.css'
import { strengthWords } from './strength-words.ts'
import { useStrengths } from './use-strengths.ts'

interface ObjectiveListProps {
  roadmapId: string
  phaseId: string
  objectives: readonly string[]
  /** Null for others than the owner, and until it is known. */
  learned: SectionProgress | null
}

/** What one can do afterwards; the learner ticks it off for themselves. */
export function ObjectiveList({ roadmapId, phaseId, objectives, learned }: ObjectiveListProps) {
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
        <Ticks {...{ roadmapId, phaseId, objectives }} section={learned} />
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
  roadmapId: string
  phaseId: string
  objectives: readonly string[]
  section: SectionProgress
}

function Ticks({ roadmapId, phaseId, objectives, section: { sectionId, tickedObjectives } }: TicksProps) {
  const change = useChangeProgress(phaseId, roadmapId)
  const strengths = useStrengths(roadmapId, sectionId)
  return (
    <ul className={classes.list}>
      {objectives.map((objective) => (
        <li key={objective} className={classes.row}>
          <label className={classes.objective}>
            <input
              type="checkbox"
              checked={tickedObjectives.includes(objective)}
              onChange={({ currentTarget }) =>
                change({ kind: 'tick', sectionId, objective, isTicked: currentTarget.checked })
              }
            />
            <span dir="auto">{objective}</span>
          </label>
          <Strength of={strengths.find((known) => known.objective === objective)} />
        </li>
      ))}
    </ul>
  )
}

/** What its graded questions say of it, beside what the learner says. */
function Strength({ of }: { of: ObjectiveStrength | undefined }) {
  const words = of && strengthWords(of)
  if (!words) return null
  return (
    <Text as="span" tone={of.isPassed ? 'accent' : 'soft'} className={classes.strength}>
      {of.isPassed && <CheckIcon />}
      {words}
    </Text>
  )
}
