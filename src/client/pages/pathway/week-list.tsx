import { Link } from '@tanstack/react-router'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Pathway, PathwayWeek } from '#shared/pathways/schemas.ts'
import classes from './pathway.module.css'

/** The four weeks as stations of a line; every one may be looked at. */
export function WeekList({ pathway: { weeks, currentWeek }, shown }: { pathway: Pathway; shown: number }) {
  return (
    <nav aria-label="Weeks" className={classes.weeks}>
      <ol className={classes.weekList}>
        {weeks.map((week, index) => (
          <li key={week.week} className={classes.weekRow}>
            <LineRail
              state={week.isDone ? 'covered' : index === currentWeek ? 'next' : 'open'}
              before={index === 0 ? 'none' : weeks[index - 1]?.isDone ? 'covered' : 'open'}
              after={index === weeks.length - 1 ? 'none' : week.isDone ? 'covered' : 'open'}
              offset={22}
            />
            <Link
              to="/open-source/pathway"
              search={{ week: `${week.week}` }}
              className={classes.weekLink}
              aria-current={week.week === shown ? 'step' : undefined}
              resetScroll={false}
            >
              <span className={classes.weekTitle}>
                {week.week}. {week.title}
              </span>
              <Text as="span">{standingOf(week)}</Text>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function standingOf({ isDone, resources, questions }: PathwayWeek): string {
  const read = resources.filter(({ isCompleted }) => isCompleted).length
  const right = questions.filter(({ answer }) => answer?.isRight).length
  return `${isDone ? 'All' : `${read} of ${resources.length}`} read · ${right} of ${questions.length} right`
}
