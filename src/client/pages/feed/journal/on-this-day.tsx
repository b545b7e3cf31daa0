import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { localDay } from '#client/lib/dates/local-day.ts'
import { useTRPC } from '#client/trpc.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import classes from './journal.module.css'

/** What one wrote of this day in years before. */
export function OnThisDay() {
  const { data } = useQuery(useTRPC().journal.onThisDay.queryOptions({ day: localDay() }))
  if (!data || data.entries.length === 0) return null
  return (
    <Card as="section" padding="medium" aria-labelledby="on-this-day">
      <Heading as="h2" size="item" id="on-this-day">
        On this day
      </Heading>
      <ul className={classes.list}>
        {data.entries.map(({ id, day, title, summary }) => (
          <li key={id} className={classes.title}>
            {`${day.slice(0, 4)}: `}
            <Link to="/feed/journal" search={{ day }} resetScroll={false} dir="auto">
              {title || summary.slice(0, 80) || 'a link'}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
