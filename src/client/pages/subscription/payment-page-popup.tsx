import { useOpenPortal } from '#client/features/billing/plans/use-plan.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { planFailureText } from './plan-failure-text.ts'
import classes from './subscription-page.module.css'

/** Cards are changed at Stripe, on a page of its own that leads back here (3§2.5 showPaymentPage). */
export function PaymentPagePopup({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const portal = useOpenPortal()
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title="Payment method"
      confirm={{
        label: 'Continue to Stripe',
        isWaiting: portal.isPending || portal.isSuccess,
        onConfirm: () => portal.mutate(),
      }}
    >
      <p className={classes.words}>
        Your card details are kept by Stripe, never by us. You change them on a Stripe page, which brings you back here.
      </p>
      {portal.error && (
        <Text size="body" tone="danger" className={classes.failure} role="alert">
          {planFailureText(portal.error)}
        </Text>
      )}
    </Popup>
  )
}
