import { useQuery } from '@tanstack/react-query'
import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { useTRPC } from '#client/trpc.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { ReviewsDue } from '#shared/progress/mastery-schemas.ts'
import classes from './reviews-card.module.css'

/** How much of what was learned comes back today. Last on the page, so that nothing moves when it is known; nobody who has learned nothing sees it. */
export function ReviewsCard() {
  const { data } = useQuery(useTRPC().progress.reviewsDue.queryOptions())
  if (!data || (data.due === 0 && data.nextDueAt === null)) return null
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="reviews">
      <div>
        <Text as="h2" id="reviews" size="body" isStrong>
          {data.due > 0 ? 'Five minutes of review' : 'Nothing to review now'}
        </Text>
        <Text>{wordsOf(data)}</Text>
      </div>
      {data.due > 0 && (
        <ButtonLink to="/review" variant="default">
          Review
        </ButtonLink>
      )}
    </Card>
  )
}

function wordsOf({ due, nextDueAt }: ReviewsDue): string {
  if (due === 1) return 'One question of what you learned comes back today.'
  if (due > 1) return `${due} questions of what you learned come back today.`
  return nextDueAt === null ? '' : `The next questions come back ${restWords(nextDueAt)}, your time.`
}
