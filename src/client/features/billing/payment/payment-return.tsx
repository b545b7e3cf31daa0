import { useState } from 'react'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import type { ReturnedPayment } from './read-payment-outcome.ts'

// without its code nothing was taken out of the address: a reload tries again
const PaymentOutcome = lazyDialog(
  async () => (await import('./payment-outcome.tsx')).PaymentOutcome,
  () =>
    showToast({
      title: BILLING_TEXTS.lookupFailed,
      message: "We don't know yet whether your payment went through. Reload the page to look again.",
      variant: 'error',
    }),
)

interface PaymentReturnProps {
  /** `payment_intent` of the address. */
  intentId: string | undefined
  /** `redirect_status` of the address. */
  redirectStatus: string | undefined
  /** What was paid for. */
  kind?: ReturnedPayment['kind']
  /** Takes the payment out of the address, so that a reload shows nothing twice (G-PAY-08). */
  onTaken: () => void
}

/**
 * Where Stripe sends the browser back to (2§4 "Payment return"). It reads the address once; without a payment in it, it is
 * nothing.
 */
export function PaymentReturn({ intentId, redirectStatus, kind = 'credits', onTaken }: PaymentReturnProps) {
  const [returned] = useState<ReturnedPayment | null>(() =>
    intentId || redirectStatus ? { intentId, redirectStatus, kind } : null,
  )
  const [isOpen, setIsOpen] = useState(true)
  return (
    returned && (
      <PaymentOutcome isOpen={isOpen} onClose={() => setIsOpen(false)} returned={returned} onTaken={onTaken} />
    )
  )
}
