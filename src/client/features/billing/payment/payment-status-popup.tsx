import type { ReactNode } from 'react'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'

interface PaymentStatusPopupProps {
  isOpen: boolean
  status: 'succeeded' | 'failed'
  /** Instead of the documented one: only where it would say too much. */
  title?: string | undefined
  /** The documented default when there is none (2§2.7). */
  message?: string | undefined
  /** Said below: what the bank said, or what happens next. */
  detail?: ReactNode
  onClose: () => void
  onTryAgain?: (() => void) | undefined
}

/** What became of a payment: Proceed after a success, Try again after a failure (2§2.7, G-PAY-07). */
export function PaymentStatusPopup(props: PaymentStatusPopupProps) {
  const { isOpen, status, title, message, detail, onClose, onTryAgain } = props
  const isPaid = status === 'succeeded'
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={title ?? (isPaid ? BILLING_TEXTS.paidTitle : BILLING_TEXTS.failedTitle)}
      variant={isPaid ? 'neutral' : 'error'}
      closeLabel={isPaid ? BILLING_TEXTS.paidButton : 'Close'}
      {...(!isPaid && onTryAgain && { confirm: { label: BILLING_TEXTS.failedButton, onConfirm: onTryAgain } })}
    >
      <div>{message ?? (isPaid ? BILLING_TEXTS.paidDefault : BILLING_TEXTS.failedDefault)}</div>
      {detail && <div>{detail}</div>}
    </Popup>
  )
}
