import { Link } from '@tanstack/react-router'
import { useSession } from '#client/features/auth/use-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { ReviewItem } from '#shared/progress/mastery-schemas.ts'
import classes from './review.module.css'

export interface Answered {
  isRight: boolean
  objective: string
  item: ReviewItem
}

interface ReviewDoneProps {
  headingId: string
  answered: Answered[]
  more: number
  onAnother: () => void
  isLoading: boolean
}

/** The end of a round: how many were right, where to look again, and whether there is more. */
export function ReviewDone({ headingId, answered, more, onAnother, isLoading }: ReviewDoneProps) {
  const wrong = answered.filter(({ isRight }) => !isRight)
  return (
    <Card padding="large">
      <Heading as="h2" size="item" id={headingId} className={classes.count} tabIndex={-1}>
        Done for {more > 0 ? 'now' : 'today'}: {answered.length - wrong.length} of {answered.length} right
      </Heading>
      <Text size="body" className={classes.hint}>
        {wrong.length > 0
          ? 'What was not right comes back tomorrow. Here is where to look again:'
          : 'What you knew comes back later each time.'}
      </Text>
      {wrong.length > 0 && (
        <ul className={classes.again}>
          {wrong.map(({ item, objective }) => (
            <li key={item.itemId} dir="auto">
              {objective} <SectionLink section={item.section} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        {more > 0 && (
          <Button onClick={onAnother} loading={isLoading}>
            Another five minutes ({more} more)
          </Button>
        )}
        <ButtonLink to="/learn" variant={more > 0 ? 'default' : 'filled'}>
          Go on learning
        </ButtonLink>
      </div>
    </Card>
  )
}

function SectionLink({ section: { title, number, phaseId, roadmapId } }: { section: ReviewItem['section'] }) {
  const session = useSession()
  if (session.status !== 'user') return null
  return (
    <Link
      to="/learn/$userId/$roadmapId/$phaseId"
      params={{ userId: session.user.userId, roadmapId, phaseId }}
      search={{ section: String(number) }}
      className={classes.link}
    >
      {title}
    </Link>
  )
}
