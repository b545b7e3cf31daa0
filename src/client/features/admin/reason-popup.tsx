import { type ReactNode, useState } from 'react'
import { problemOf } from '#client/trpc.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { isReason, ReasonField } from './reason-field.tsx'

interface ReasonPopupProps {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  confirmLabel: string
  /** Who reads the reason. */
  hint: string
  /** @param onSuccess closes it */
  onConfirm: (reason: string, options: { onSuccess: () => void }) => void
  /** How what was confirmed goes. */
  act: { isPending: boolean; error: unknown; reset: () => void }
  /** What it does, and what else it asks. */
  children: ReactNode
}

/** Asks why before something is done; a failure is said here, and what was typed stays. */
export function ReasonPopup({ isOpen, onClose, hint, onConfirm, act, children, ...texts }: ReasonPopupProps) {
  const [reason, setReason] = useState('')
  const close = () => {
    setReason('')
    act.reset()
    onClose()
  }
  return (
    <Popup
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      closeLabel={texts.closeLabel}
      confirm={{
        label: texts.confirmLabel,
        onConfirm: () => onConfirm(reason, { onSuccess: close }),
        isWaiting: act.isPending,
        isDisabled: !isReason(reason),
      }}
    >
      {children}
      <ReasonField value={reason} onChange={setReason} hint={hint} />
      {act.error !== null && (
        <Text tone="danger" role="alert">
          {problemOf(act.error)}
        </Text>
      )}
    </Popup>
  )
}
