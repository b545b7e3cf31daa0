import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDay } from '#client/lib/dates/format-day.ts'
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
  /** Where there are more than these. */
  onMore?: (() => void) | undefined
}

/** Bounties as cards: three at first, two more at a time, and back to three (1§2). */
export function ChallengeCards({ challenges, label, heading, onMore }: ChallengeCardsProps) {
  const [shown, setShown] = useState(CHALLENGES_SHOWN)
  const showMore = () => {
    setShown(shown + CHALLENGES_MORE)
    if (shown + 2 * CHALLENGES_MORE > challenges.length) onMore?.()
  }
  return (
    <div className={classes.cards}>
      <ul className={classes.list} aria-label={label}>
        {challenges.slice(0, shown).map((challenge) => (
          <ChallengeCard key={challenge.id} challenge={challenge} heading={heading} />
        ))}
      </ul>
      <div className={classes.more}>
        {(shown < challenges.length || onMore) && (
          <Button variant="default" onClick={showMore}>
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
  const { id, title, description, userStatus } = challenge
  const mark = MARKS[userStatus]
  return (
    <Card as="li" padding="medium" className={classes.card}>
      <Heading as={heading} size="item" dir="auto">
        {title}
      </Heading>
      <Text dir="auto">{description}</Text>
      <Text size="caption">{endWords(challenge)}</Text>
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

/** 'Ends: Nov 28, 2026', 'Ended', 'Ended Nov 28, 2026, decided' */
function endWords({ status, endsAt, end, isDecided }: ListedChallenge): string {
  if (status === 'Coming Soon') return 'Coming soon'
  if (status === 'Open') return `Ends: ${endsAt ? formatDay(endsAt) : end}`
  return `Ended${endsAt ? ` ${formatDay(endsAt)}` : ''}${isDecided ? ', decided' : ''}`
}

interface ChallengeCardProps extends Pick<ChallengeCardsProps, 'heading'> {
  challenge: ListedChallenge
}
