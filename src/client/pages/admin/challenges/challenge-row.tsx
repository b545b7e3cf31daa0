import { Link } from '@tanstack/react-router'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Cell, State } from '#client/ui/table/table.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { AdminChallenge } from '#shared/challenges/manage-schemas.ts'
import classes from '../admin.module.css'

export type Doing = 'change' | 'decide' | 'pay'

interface ChallengeRowProps {
  challenge: AdminChallenge
  onDo: (doing: Doing) => void
}

const SMALL = { variant: 'default', size: 'xs' } as const

/** A bounty with how far it is, and what can be done with it now. */
export function ChallengeRow({ challenge, onDo }: ChallengeRowProps) {
  const { id, title, status, isListed, isDecided, participants, submissions, judges, prizes } = challenge
  const params = { challengeId: String(id) }
  const word = isDecided ? 'Decided' : status
  return (
    <tr>
      <Cell>
        <Link to="/challenge/$challengeId" params={params} dir="auto">
          {id} · {title}
        </Link>
        <Text size="caption">{datesOf(challenge)}</Text>
      </Cell>
      <Cell>
        <State tone={status === 'Open' ? 'good' : 'none'}>{isListed ? word : `${word}, not listed`}</State>
      </Cell>
      <Cell kind="number">{participants}</Cell>
      <Cell kind="number">{submissions}</Cell>
      <Cell kind="number">{judges}</Cell>
      <Cell>
        <div className={classes.actions}>
          {!isDecided && (
            <>
              <ButtonLink {...SMALL} to="/admin/bounties/$challengeId" params={params} aria-label={`Edit ${title}`}>
                Edit
              </ButtonLink>
              <Button {...SMALL} aria-label={`Change ${title}`} onClick={() => onDo('change')}>
                Change
              </Button>
            </>
          )}
          {submissions > 0 && (
            <ButtonLink
              {...SMALL}
              to="/challenge/$challengeId/judging"
              params={params}
              aria-label={`Submissions to ${title}`}
            >
              Submissions
            </ButtonLink>
          )}
          {status === 'Closed' && !isDecided && judges > 0 && (
            <Button {...SMALL} aria-label={`Decide ${title}`} onClick={() => onDo('decide')}>
              Decide
            </Button>
          )}
          {prizes.some(({ paidAt }) => paidAt === null) && (
            <Button {...SMALL} aria-label={`Prizes of ${title}`} onClick={() => onDo('pay')}>
              Prizes
            </Button>
          )}
        </div>
      </Cell>
    </tr>
  )
}

function datesOf({ endsAt, decideBy, isDecided, status, unjudged }: AdminChallenge): string {
  const isLate = decideBy !== null && !isDecided && Date.parse(decideBy) < Date.now()
  return [
    ...(endsAt ? [`ends ${formatDay(endsAt)}`] : []),
    ...(decideBy ? [`${isLate ? 'decision is late, was due' : 'decision by'} ${formatDay(decideBy)}`] : []),
    ...(status === 'Closed' && !isDecided && unjudged > 0 ? [`${unjudged} to judge`] : []),
  ].join(', ')
}
