import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { DETAILS_MAX_LENGTH, isLinkFor, LINK_MAX_LENGTH } from '#shared/challenges/link-rules.ts'
import type { Challenge } from '#shared/challenges/schemas.ts'
import { CHALLENGE_TEXTS } from '#shared/challenges/texts.ts'
import classes from './challenge.module.css'
import type { Standing } from './use-standing.ts'

const CheckedPopup = lazyDialog(async () => (await import('./checked-popup.tsx')).CheckedPopup)

interface EntryFormProps {
  challenge: Challenge
  label: string
  submit: Standing['submit'] | Standing['change']
  /** Where something was handed in already. */
  onClose?: () => void
}

/** What is handed in: it is checked first, and what came of that is shown before it counts. */
export function EntryForm({ challenge, label, submit, onClose }: EntryFormProps) {
  const { id: challengeId, own, detailsText, linkRule, submissionLinkText } = challenge
  const [link, setLink] = useState(own?.link ?? '')
  const [details, setDetails] = useState(own?.details ?? '')
  const check = useMutation(useTRPC().challenges.checkEntry.mutationOptions())
  const isGood = isLinkFor(linkRule, link)
  const isWhole = isGood && (detailsText === null || details.trim() !== '')
  const act = (event: FormEvent) => {
    event.preventDefault()
    submit.reset()
    if (isWhole) check.mutate({ challengeId, link })
  }
  const close = () => check.reset()
  const send = () =>
    submit.mutate(
      { challengeId, link, details },
      // what is refused is said in the form, where it is mended
      { onSettled: close, ...(onClose && { onSuccess: onClose }) },
    )
  return (
    <form className={classes.part} onSubmit={act} aria-label={label}>
      <TextField
        label={submissionLinkText}
        type={linkRule === 'any' ? 'text' : 'url'}
        maxLength={LINK_MAX_LENGTH}
        value={link}
        problem={link.trim() === '' || isGood ? null : `${CHALLENGE_TEXTS.notValid} ${submissionLinkText}`}
        onChange={setLink}
      />
      {detailsText && (
        <TextField
          label={detailsText}
          maxLength={DETAILS_MAX_LENGTH}
          value={details}
          problem={null}
          onChange={setDetails}
        />
      )}
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" disabled={!isWhole} loading={check.isPending}>
          {label}
        </Button>
        {onClose && (
          <Button variant="subtle" onClick={onClose}>
            Leave it
          </Button>
        )}
      </div>
      <Text tone="danger" role="alert">
        {problemOf(submit.error) ?? problemOf(check.error)}
      </Text>
      <CheckedPopup
        {...{ isOpen: check.data !== undefined, checks: check.data?.checks ?? [] }}
        {...{ isSending: submit.isPending, onSend: send, onClose: close }}
      />
    </form>
  )
}
