import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Popup } from '#client/ui/dialog/popup.tsx'
import type { Purchase } from './purchase.ts'

/** What a payment of credits or of a plan leaves behind, if it went through. */
const PLACES = {
  credits: { to: '/8020/credits/history', label: 'View payment history', name: 'payment history' },
  plan: { to: '/subscription', label: 'View your plan', name: 'plan and its invoices' },
} as const

interface PaymentUnclearPopupProps {
  isOpen: boolean
  kind: Purchase['kind']
  onClose: () => void
}

/** The connection was lost after the charge may have been made: to pay again could be to pay twice. */
export function PaymentUnclearPopup({ isOpen, kind, onClose }: PaymentUnclearPopupProps) {
  const { to, label, name } = PLACES[kind]
  return (
    <Popup isOpen={isOpen} onClose={onClose} title="Payment not confirmed yet">
      <p>{`We don't know yet whether your payment went through. Please look at your ${name} before you try again.`}</p>
      <ButtonLink to={to} onClick={onClose} variant="light">
        {label}
      </ButtonLink>
    </Popup>
  )
}
