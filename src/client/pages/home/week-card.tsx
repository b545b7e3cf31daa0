import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Home } from '#shared/progress/home-schemas.ts'
import classes from './week-card.module.css'

/** What the week has come to so far, and what of the learned comes back today. */
export function WeekCard({ week, reviews }: Pick<Home, 'week' | 'reviews'>) {
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="week">
      <Heading as="h2" size="item" id="week">
        This week
      </Heading>
      <dl className={classes.figures}>
        <Figure name={week.sections === 1 ? 'section completed' : 'sections completed'} value={week.sections} />
        <Figure name="hours of material" value={HOURS.format(week.minutes / 60)} />
        <Figure name={reviews.due === 1 ? 'review due' : 'reviews due'} value={reviews.due} />
      </dl>
      {reviews.due > 0 ? (
        <ButtonLink to="/review" variant="default" size="xs">
          Review for five minutes
        </ButtonLink>
      ) : (
        <Text>
          {reviews.nextDueAt === null
            ? 'What you complete comes back as short questions, so that it stays.'
            : `There is more to review ${restWords(reviews.nextDueAt)}.`}
        </Text>
      )}
    </Card>
  )
}

const HOURS = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

function Figure({ name, value }: { name: string; value: number | string }) {
  return (
    <div className={classes.figure}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{value}</dd>
    </div>
  )
}
