import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { PathwayWeek } from '#shared/pathways/schemas.ts'
import classes from './pathway.module.css'

/** What one can do after a week. */
export const WeekGoal = ({ week: { aim, objectives } }: { week: PathwayWeek }) => (
  <section aria-labelledby="week-goal" className={classes.goal}>
    <Heading as="h2" size="item" id="week-goal">
      At the end of the week
    </Heading>
    <Text tone="inherit">{aim}.</Text>
    <ul className={classes.objectives}>
      {objectives.map((objective) => (
        <li key={objective}>{objective}</li>
      ))}
    </ul>
  </section>
)
