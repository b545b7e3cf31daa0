import { type FormEvent, useState } from 'react'
import { TermsCheckbox } from '#client/features/challenges/terms-checkbox.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { DETAILS_MAX_LENGTH, isLinkFor, LINK_MAX_LENGTH } from '#shared/challenges/link-rules.ts'
import { actionOf, CHALLENGE_TEXTS } from '#shared/challenges/rules.ts'
import type { Challenge } from '#shared/challenges/schemas.ts'
import classes from './challenge.module.css'
import { useStanding } from './use-standing.ts'

const WORDS = { 'not started': 'Not started', started: 'Started', submitted: 'Completed' } as const

/** How somebody stands to a bounty, and the next step. */
export function ChallengeStanding({ challenge }: { challenge: Challenge }) {
  const { status, userStatus, submission } = challenge
  const { license, start, submit } = useStanding(challenge)
  const [link, setLink] = useState('')
  const [details, setDetails] = useState('')
  /** What the box shows until the server has said it. */
  const [ticked, setTicked] = useState<boolean | null>(null)
  const action = actionOf(status, userStatus, challenge.acceptedLicense)
  const isWriting = status === 'Open' && userStatus === 'started'
  const isGood = isLinkFor(challenge.linkRule, link)
  const isWhole = isGood && (challenge.detailsText === null || details.trim() !== '')
  const act = (event: FormEvent) => {
    event.preventDefault()
    if (action?.act === 'start') start.mutate({ challengeId: challenge.id })
    if (action?.act === 'submit' && isWhole) submit.mutate({ challengeId: challenge.id, link, details })
  }
  const isDisabled = !action?.act || (action.act === 'submit' && !isWhole)
  return (
    <Card as="form" padding="medium" className={classes.standing} onSubmit={act} aria-label="Take part">
      <Text role="status">{WORDS[userStatus]}</Text>
      {status === 'Open' && userStatus !== 'submitted' && (
        <TermsCheckbox
          isChecked={ticked ?? challenge.acceptedLicense}
          onChange={(acceptedLicense) => {
            setTicked(acceptedLicense)
            license.mutate({ challengeId: challenge.id, acceptedLicense }, { onSettled: () => setTicked(null) })
          }}
        />
      )}
      {isWriting && (
        <TextField
          label={challenge.submissionLinkText}
          type="url"
          maxLength={LINK_MAX_LENGTH}
          value={link}
          problem={link.trim() === '' || isGood ? null : `${CHALLENGE_TEXTS.notValid} ${challenge.submissionLinkText}`}
          onChange={setLink}
        />
      )}
      {isWriting && challenge.detailsText && (
        <TextField
          label={challenge.detailsText}
          maxLength={DETAILS_MAX_LENGTH}
          value={details}
          problem={null}
          onChange={setDetails}
        />
      )}
      {submission && (
        <p className={classes.text}>
          You handed in{' '}
          <a href={/^https?:/.test(submission.link) ? submission.link : undefined} rel="noreferrer" target="_blank">
            {submission.link}
          </a>
          {submission.details && ` (${submission.details})`}
        </p>
      )}
      {action && (
        <div>
          <Button type="submit" variant="filled" disabled={isDisabled} loading={start.isPending || submit.isPending}>
            {action.label}
          </Button>
        </div>
      )}
      <Text tone="danger" role="alert">
        {start.problem ?? submit.problem}
      </Text>
    </Card>
  )
}
