import { useTimeout } from '@mantine/hooks'
import { useId, useState } from 'react'
import { copyText } from '#client/lib/copy-text.ts'
import { useEventSink } from '#client/lib/event-sink.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import classes from './referral-row.module.css'
import { useInviteLink } from './use-invite-link.ts'

/** 2§9 */
const COPIED_MS = 3000

/** The link that brings friends here, with a button that copies it (2§2.2). */
export function ReferralRow() {
  const link = useInviteLink()
  const labelId = useId()
  const inviteLink = link.data?.inviteLink
  return (
    <Card as="section" className={classes.row} aria-labelledby={labelId}>
      <span id={labelId} className={classes.label}>
        Invite a friend
      </span>
      <span className={classes.link} aria-live="polite">
        {inviteLink ?? (link.isError ? 'Your link could not be loaded.' : 'Getting your link…')}
      </span>
      {link.isError && !inviteLink ? (
        <Button variant="default" size="xs" loading={link.isFetching} onClick={() => void link.refetch()}>
          Try again
        </Button>
      ) : (
        <CopyButton inviteLink={inviteLink} />
      )}
    </Card>
  )
}

function CopyButton({ inviteLink }: { inviteLink: string | undefined }) {
  const recordEvent = useEventSink()
  const [isCopied, setIsCopied] = useState(false)

  const reset = useTimeout(() => setIsCopied(false), COPIED_MS)
  const copy = async (link: string) => {
    if (await copyText(link)) {
      setIsCopied(true)
      // every further copy begins the three seconds anew
      reset.clear()
      reset.start()
      recordEvent({ action: LEARN_EVENTS.referralCopied })
    } else {
      showToast({ title: 'Your browser did not allow copying', message: 'Please select the link.', variant: 'error' })
    }
  }
  return (
    <>
      <Button
        variant="default"
        size="xs"
        className={classes.copy}
        disabled={!inviteLink}
        onClick={() => inviteLink && void copy(inviteLink)}
      >
        {isCopied ? 'Link Copied' : 'Copy'}
      </Button>
      <span className={classes.heard} role="status">
        {isCopied && 'Link Copied'}
      </span>
    </>
  )
}
