import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { Button } from '#client/ui/button/button.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { mostPoints } from '#shared/challenges/rules.ts'
import type { Challenge, OwnEntry as Entry } from '#shared/challenges/schemas.ts'
import classes from './challenge.module.css'
import { CheckList } from './check-list.tsx'
import { EntryForm } from './entry-form.tsx'
import { PLACES } from './results.tsx'
import type { Standing } from './use-standing.ts'

const WithdrawPopup = lazyDialog(async () => (await import('./withdraw-popup.tsx')).WithdrawPopup)

interface OwnEntryProps {
  challenge: Challenge
  own: Entry
  standing: Standing
}

/** What one handed in, changed or withdrawn until the deadline; then what the judges said of it. */
export function OwnEntry({ challenge, own, standing: { change, remove } }: OwnEntryProps) {
  const [isChanging, setIsChanging] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const mayChange = challenge.status === 'Open' && own.isCaptain
  if (isChanging && mayChange)
    return (
      <EntryForm challenge={challenge} label="Change the entry" submit={change} onClose={() => setIsChanging(false)} />
    )
  return (
    <div className={classes.part}>
      <HandedIn {...own} />
      {own.points !== null && <Judgement own={own} most={mostPoints(challenge.rubric)} />}
      {own.points === null && own.checks.length > 1 && <CheckList checks={own.checks} label="What was checked" />}
      {mayChange && (
        <div className={classes.buttons}>
          <Button variant="default" size="sm" onClick={() => setIsChanging(true)}>
            Change it
          </Button>
          <Button variant="subtle" size="sm" onClick={() => setIsLeaving(true)}>
            Withdraw it
          </Button>
        </div>
      )}
      {mayChange && (
        <WithdrawPopup
          {...{ challengeId: challenge.id, isOpen: isLeaving, remove }}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </div>
  )
}

const HandedIn = ({ link, details, submittedAt }: Entry) => (
  <p className={classes.text}>
    You handed in{' '}
    <a href={/^https?:/.test(link ?? '') ? (link ?? '') : undefined} rel="noreferrer" target="_blank">
      {link}
    </a>
    {details && ` (${details})`}
    {submittedAt && `, ${formatMoment(submittedAt)}`}
  </p>
)

const Judgement = ({ own: { points, place, reason, certificateId }, most }: { own: Entry; most: number }) => (
  <div className={classes.part}>
    <strong>{`${place ? `${PLACES[place - 1]} place, ` : ''}${points} of ${most} points`}</strong>
    <p className={classes.text} dir="auto">
      {reason}
    </p>
    {certificateId && (
      <Link to="/verify/$id" params={{ id: certificateId }}>
        Your certificate
      </Link>
    )}
  </div>
)
