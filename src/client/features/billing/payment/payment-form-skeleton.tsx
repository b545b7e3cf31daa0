import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { PayButton } from './pay-button.tsx'
import classes from './payment-overlay.module.css'
import type { Purchase } from './purchase.ts'

/** The payment form in its final shape, until Stripe's script is there. */
export function PaymentFormSkeleton({ purchase }: { purchase: Purchase }) {
  return (
    <div aria-busy>
      <div className={classes.element}>
        <FieldSkeletons />
      </div>
      <PayButton purchase={purchase} isReady={false} isPaying={false} />
    </div>
  )
}

export const FieldSkeletons = () => (
  <div role="status" aria-label="Loading the payment form" className={classes.fields}>
    <Skeleton height={68} radius={8} />
    <Skeleton height={68} radius={8} />
  </div>
)
