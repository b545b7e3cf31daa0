import { PersonLinks } from '#client/features/challenges/person-links.tsx'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { mostPoints } from '#shared/challenges/rules.ts'
import type { Challenge, Result } from '#shared/challenges/schemas.ts'
import classes from './challenge.module.css'

/** Who won, why, and what became of the prizes. */
export function Results({ challenge: { results, rubric, decidedAt } }: { challenge: Challenge }) {
  if (!decidedAt) return null
  const most = mostPoints(rubric)
  return (
    <section className={classes.part} aria-labelledby="results">
      <Heading as="h2" size="block" id="results">
        Winners
      </Heading>
      {results.length === 0 ? (
        <Text>Nothing that was handed in got a point: no prize was won.</Text>
      ) : (
        <ol className={classes.list}>
          {results.map((result) => (
            <Card as="li" padding="medium" className={classes.result} key={result.place}>
              <span className={classes.medal} data-place={result.place}>
                {PLACES[result.place - 1]}
              </span>
              <div className={classes.part}>
                <Winner {...result} />
                <p className={classes.text} dir="auto">
                  {result.reason}
                </p>
                <Text size="caption">{`${result.points} of ${most} points. ${prizeWords(result)}`}</Text>
              </div>
            </Card>
          ))}
        </ol>
      )}
    </section>
  )
}

export const PLACES = ['1st', '2nd', '3rd'] as const

function Winner({ people }: Result) {
  if (people.length === 0) return <strong>An account that was deleted</strong>
  return (
    <strong>
      <PersonLinks people={people} />
    </strong>
  )
}

const prizeWords = ({ prize, paidAt, note }: Result): string =>
  paidAt ? `${prize}, paid ${formatDay(paidAt)}: ${note}` : `${prize}, promised and not paid yet.`
