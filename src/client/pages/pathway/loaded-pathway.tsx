import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Pathway } from '#shared/pathways/schemas.ts'
import classes from './pathway.module.css'
import { Week } from './week.tsx'
import { WeekGoal } from './week-goal.tsx'
import { WeekList } from './week-list.tsx'

/** The weeks as a line, and one of them: the one in the address, or else the open one. */
export function LoadedPathway({ pathway }: { pathway: Pathway }) {
  const { week: asked } = useSearch({ from: '/_connected/_app/_user/open-source/pathway' })
  const navigate = useNavigate()
  const { weeks, currentWeek } = pathway
  const shown = weeks.find(({ week }) => `${week}` === asked) ?? weeks[currentWeek]
  if (!shown) return null
  return (
    <div className={classes.columns}>
      <WeekList pathway={pathway} shown={shown.week} />
      <WeekGoal week={shown} />
      <Week
        key={shown.week}
        week={shown}
        isLast={shown.week === weeks.length}
        isAllDone={weeks.every(({ isDone }) => isDone)}
        // what is ticked last must not exchange the week under one's hands
        onTouched={() =>
          void navigate({
            to: '/open-source/pathway',
            search: { week: `${shown.week}` },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  )
}
