import { Link } from '@tanstack/react-router'
import { useNumbers } from '#client/features/site/use-numbers.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { countOf } from '#shared/count-of.ts'
import type { SiteNumbers } from '#shared/site/numbers.ts'
import classes from './cohort-state.module.css'

/** Who is on the open-source internship, as it truly stands, and the way there; for pages that have no client of the API. */
export function CohortState() {
  const numbers = useNumbers()
  const isSignedIn = useStored('token') !== null
  const cohort = useStored('cohort')
  return (
    <>
      <p>The open-source internship has no fixed start and no closed group: whoever begins is on it.</p>
      <p className={classes.state}>
        {numbers && cohortWords(numbers)}
        {numbers && isSignedIn && cohort && ` You belong to the cohort “${cohort}”.`}
      </p>
      <p>
        {isSignedIn ? (
          <Link to="/open-source/pathway">Go to your four weeks</Link>
        ) : (
          <Link to="/login" search={{ redirect: '/open-source/pathway' }}>
            Sign in and begin week 1
          </Link>
        )}
      </p>
    </>
  )
}

function cohortWords({ internsNow, internsDone }: SiteNumbers): string {
  const now =
    internsNow === 0
      ? 'Nobody began in the last four weeks, so you would be the first.'
      : `${countOf(internsNow, 'person', 'people')} began in the last four weeks.`
  return internsDone === 0 ? now : `${now} ${countOf(internsDone, 'person has', 'people have')} read all of it.`
}
