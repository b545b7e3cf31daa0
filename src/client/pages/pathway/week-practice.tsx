import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { PathwayWeek } from '#shared/pathways/schemas.ts'
import classes from './pathway.module.css'

/** What one does in each week, with what helps here. */
const PRACTICE: ReactNode[] = [
  <>
    Choose a project that you would like to change something in. <Link to="/open-source/first">Beginner projects</Link>{' '}
    come with steps, from the fork to the pull request.
  </>,
  <>
    Read what your project says of AI: its page among the <Link to="/projects">projects</Link> quotes it with its
    source. Then have one file of it explained to you, and check three things of what you were told.
  </>,
  <>
    Take one issue that is really free, from <Link to="/projects">the free ones</Link>, and say so under it. Two find
    their way faster than one: look for a partner on the issue’s page.
  </>,
  <>
    Make the change, with a test that fails without it, and open the pull request. Once it is merged, it is offered as a
    receipt of your <Link to="/home/streetcred">StreetCred</Link>.
  </>,
]

/** What to do outside, and a roadmap for who wants to know more. */
export const WeekPractice = ({ week: { week, prompt } }: { week: PathwayWeek }) => (
  <section aria-labelledby="week-practice">
    <Heading as="h3" size="item" id="week-practice">
      Do
    </Heading>
    <Text size="body" tone="inherit" className={classes.practice}>
      {PRACTICE[week - 1]}
    </Text>
    <Text size="body" className={classes.practice}>
      To know more of it:{' '}
      <Link to="/8020" search={{ q: prompt }}>
        paths about “{prompt}”
      </Link>
      .
    </Text>
  </section>
)
