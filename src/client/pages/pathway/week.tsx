import { useState } from 'react'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { DoneCard } from '#client/ui/card/done-card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { PathwayWeek } from '#shared/pathways/schemas.ts'
import { PATHWAY_TEXTS } from '#shared/pathways/texts.ts'
import classes from './pathway.module.css'
import { WeekPractice } from './week-practice.tsx'
import { WeekQuestions } from './week-questions.tsx'
import { WeekReading } from './week-reading.tsx'

interface WeekProps {
  week: PathwayWeek
  isLast: boolean
  isAllDone: boolean
  /** Something of it was marked. */
  onTouched: () => void
}

/** One week: what it is about, what to read, what is asked, and what to do. */
export function Week({ week, isLast, isAllDone, onTouched }: WeekProps) {
  const [wasDone] = useState(week.isDone)
  const { title, header, theme, description, isDone } = week
  return (
    <article className={classes.week} aria-labelledby="week-heading">
      <header className={classes.weekHead}>
        <Text isStrong tone="accent">
          Week {week.week} · {theme}
        </Text>
        <Heading as="h2" id="week-heading" tabIndex={-1}>
          {title}
        </Heading>
        <Text size="body" tone="inherit" isStrong>
          {header}
        </Text>
        <Text size="body">{description}</Text>
      </header>
      <WeekReading week={week} onTouched={onTouched} />
      {isDone && (
        <div role="status">
          <DoneCard
            title={isAllDone ? 'All four weeks are read' : `Week ${week.week} is read`}
            hint={isAllDone ? PATHWAY_TEXTS.finished : PATHWAY_TEXTS.weekDone}
            isNew={!wasDone}
            action={
              !isLast && (
                <ButtonLink to="/open-source/pathway" search={{ week: `${week.week + 1}` }} variant="filled" size="sm">
                  On to week {week.week + 1}
                </ButtonLink>
              )
            }
          />
        </div>
      )}
      <WeekQuestions questions={week.questions} />
      <WeekPractice week={week} />
    </article>
  )
}
