import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { CHALLENGES_MORE, CHALLENGES_SHOWN, type UserStatus } from '#shared/challenges/rules.ts'
import type { ListedChallenge } from '#shared/challenges/schemas.ts'
import classes from './challenge-cards.module.css'

const MARKS: Readonly<Record<UserStatus, string | null>> = {
  'not started': null,
  started: 'Started',
  submitted: 'Completed',
}

interface ChallengeCardsProps {
  challenges: readonly ListedChallenge[]
  label: string
  /** Below what stands above them. */
  heading: 'h2' | 'h3'
}

/** Bounties as cards: three at first, two more at a time, and back to three (1§2). */
export function ChallengeCards({ challenges, label, heading }: ChallengeCardsProps) {
  const [shown, setShown] = useState(CHALLENGES_SHOWN)
  return (
    <div className={classes.cards}>
      <ul className={classes.list} aria-label={label}>
        {challenges.slice(0, shown).map((challenge) => (
          <ChallengeCard key={challenge.id} challenge={challenge} heading={heading} />
        ))}
      </ul>
      <div className={classes.more}>
        {shown < challenges.length && (
          <Button variant="default" onClick={() => setShown(shown + CHALLENGES_MORE)}>
            Show more
          </Button>
        )}
        {shown > CHALLENGES_SHOWN && (
          <Button variant="subtle" onClick={() => setShown(CHALLENGES_SHOWN)}>
            Show less
          </Button>
        )}
      </div>
    </div>
  )
}

function ChallengeCard({ challenge, heading }: ChallengeCardProps) {
  const { id, title, description, end, status, userStatus } = challenge
  const mark = MARKS[userStatus]
  return (
    <Card as="li" padding="medium" className={classes.card}>
      <Heading as={heading} size="item">
        {title}
      </Heading>
      <Text>{description}</Text>
      <Text size="caption">{status === 'Closed' ? 'Ended' : `Ends: ${end}`}</Text>
      <div className={classes.foot}>
        <Link
          to="/challenge/$challengeId"
          params={{ challengeId: String(id) }}
          className={classes.link}
          aria-label={`View Challenge: ${title}`}
        >
          View Challenge
        </Link>
        {mark && <span className={classes.mark}>{mark}</span>}
      </div>
    </Card>
  )
}

interface ChallengeCardProps extends Pick<ChallengeCardsProps, 'heading'> {
  challenge: ListedChallenge
}
