import { Textarea } from '@mantine/core'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import { refusalOf } from '#client/trpc.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import classes from './certificate-tab.module.css'
import { useRevokeCertificate } from './use-certificate.ts'

const REASON_MIN_LENGTH = 3
const REASON_MAX_LENGTH = 200

/** Asks once, for a reason that everybody who checks the certificate will read. */
export function RevokeCertificate({ certificateId }: { certificateId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Text>
        Is the name wrong, or should it no longer be valid?{' '}
        <button type="button" className={classes.quiet} onClick={() => setIsOpen(true)}>
          Withdraw the certificate…
        </button>
      </Text>
      <RevokePopup certificateId={certificateId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

interface RevokePopupProps {
  certificateId: string
  isOpen: boolean
  onClose: () => void
}

function RevokePopup({ certificateId, isOpen, onClose }: RevokePopupProps) {
  const [reason, setReason] = useState('')
  const revoke = useRevokeCertificate()
  const problem =
    revoke.error && (refusalOf(revoke.error)?.error ?? 'The connection was lost. The certificate is still valid.')
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title="Withdraw this certificate?"
      closeLabel="Keep it"
      confirm={{
        label: 'Withdraw',
        isDestructive: true,
        isWaiting: revoke.isPending,
        isDisabled: reason.trim().length < REASON_MIN_LENGTH,
        onConfirm: () => revoke.mutate({ id: certificateId, reason }),
      }}
    >
      It cannot be made valid again; you can have a new one issued afterwards, with the name you have then.
      <Textarea
        className={classes.field}
        label="Reason"
        description="Public: anyone who checks the certificate can read it."
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        maxLength={REASON_MAX_LENGTH}
        rows={2}
        dir="auto"
        error={problem}
      />
    </Popup>
  )
}
