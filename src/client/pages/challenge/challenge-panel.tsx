import { Link } from '@tanstack/react-router'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { MAX_PROGRESS, PROGRESS } from '#shared/challenges/rules.ts'
import type { Challenge } from '#shared/challenges/schemas.ts'
import classes from './challenge.module.css'
import { PLACES } from './results.tsx'

/** What it gives, how long it lasts, who is in it, and how far one is. */
export function ChallengePanel({ challenge }: { challenge: Challenge }) {
  const { score, participants, userStatus, duration, start, end, opensAt, endsAt, learnPrompt } = challenge
  const prizes = [challenge.firstPrize, challenge.secondPrize, challenge.thirdPrize]
  return (
    <Card as="aside" padding="medium" className={classes.panel} aria-label="About this bounty">
      <div className={classes.score} title="Estimated Streetcred">
        <Text>Estimated Streetcred</Text>
        <Text size="figure" tone="inherit">
          {score.toFixed(2)}
        </Text>
      </div>
      <div>
        <Text id="progress">Your progress</Text>
        <progress
          className={classes.progress}
          max={MAX_PROGRESS}
          value={PROGRESS[userStatus]}
          aria-labelledby="progress"
        />
      </div>
      <ol className={classes.medals} aria-label="Prizes">
        {prizes.map((prize, at) => (
          <li key={PLACES[at]}>
            <span className={classes.medal} data-place={at + 1}>
              {PLACES[at]}
            </span>
            {prize}
          </li>
        ))}
      </ol>
      <dl className={classes.facts}>
        <dt>Participants</dt>
        <dd>{participants}</dd>
        <dt>Duration</dt>
        <dd>{duration}</dd>
        <dt>Start</dt>
        <dd>{opensAt ? formatMoment(opensAt) : start}</dd>
        <dt>End</dt>
        <dd>{endsAt ? formatMoment(endsAt) : end}</dd>
      </dl>
      <div>
        <Text>Something in it is new to you?</Text>
        <Link to="/learn" search={{ prompt: learnPrompt }}>
          Create a personalised learning plan
        </Link>
      </div>
    </Card>
  )
}
