import { Link } from '@tanstack/react-router'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Pairing } from '#shared/pairing/schemas.ts'
import { Agreed } from './agreed.tsx'
import { OtherActions } from './other-actions.tsx'
import { OwnActions } from './own-actions.tsx'
import classes from './pairing.module.css'
import { SlotText } from './slot-text.tsx'
import { usePairing } from './use-pairing.ts'

interface PairingCardProps {
  pairing: Pairing
  /** Where requests for several issues stand together. */
  isNamed?: boolean
}

/** A request to pair: who, what for, when, and what the reader can do about it. */
export function PairingCard({ pairing, isNamed = false }: PairingCardProps) {
  const { requester, issue, goal, minutes, slots, timeZone, role, status } = pairing
  const actions = usePairing()
  const isOpen = status === 'requested' || status === 'interested'
  return (
    <Card as="li" padding="medium" className={classes.card}>
      <div className={classes.head}>
        <Avatar name={requester.name} src={requester.avatarUrl} size={32} />
        <div>
          <Heading as="h3" size="item">
            {role === 'requester' ? (
              'Your request'
            ) : (
              <Link to="/profile/$userId" params={{ userId: requester.userId }} className={classes.name}>
                <bdi>{requester.name}</bdi>
              </Link>
            )}
          </Heading>
          <Text size="caption">
            {minutes} minutes, {STATUS_WORDS[status]}
          </Text>
        </div>
      </div>
      {isNamed && (
        <Link
          to="/project/$projectId/$issueId"
          params={{ projectId: issue.projectId, issueId: issue.issueId }}
          className={classes.issue}
          dir="auto"
        >
          {issue.title} ({issue.projectName}#{issue.number})
        </Link>
      )}
      {goal && <p className={classes.goal}>{goal}</p>}
      {isOpen && slots.length > 0 && role === 'requester' && (
        <ul className={classes.slots} aria-label="Times offered">
          {slots.map((slot) => (
            <li key={slot}>
              <SlotText slot={slot} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
      {status === 'accepted' && role !== 'other' && <Agreed pairing={pairing} actions={actions} />}
      {isOpen && role === 'requester' && <OwnActions pairing={pairing} actions={actions} />}
      {isOpen && role === 'other' && <OtherActions pairing={pairing} actions={actions} />}
    </Card>
  )
}

const STATUS_WORDS: Readonly<Record<Pairing['status'], string>> = {
  requested: 'nobody has answered yet',
  interested: 'somebody is interested',
  accepted: 'agreed',
  declined: 'declined',
  withdrawn: 'taken back',
  expired: 'over',
}
