import { Elements, PaymentElement } from '@stripe/react-stripe-js'
import { type FormEvent, useEffect, useState } from 'react'
import { PayButton } from './pay-button.tsx'
import { FieldSkeletons, PaymentFormSkeleton } from './payment-form-skeleton.tsx'
import classes from './payment-overlay.module.css'
import type { Purchase, TellFailure } from './purchase.ts'
import { stripeAppearance } from './stripe-appearance.ts'
import { usePay } from './use-pay.ts'
import { useStripeClient } from './use-stripe-client.ts'

interface PaymentFormProps {
  purchase: Purchase
  publishableKey: string
  onClose: () => void
  onFailed: TellFailure
  onPaying: (isPaying: boolean) => void
}

/** Stripe's Payment Element for a sum that is known before any payment is prepared. */
export function PaymentForm(props: PaymentFormProps) {
  const { purchase, publishableKey, onFailed } = props
  const { stripe, hasFailed } = useStripeClient(publishableKey)
  const [appearance] = useState(stripeAppearance)
  useEffect(() => {
    if (hasFailed) onFailed(null)
  }, [hasFailed, onFailed])
  if (!stripe) return <PaymentFormSkeleton purchase={purchase} />
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: purchase.kind === 'plan' ? 'subscription' : 'payment',
        amount: purchase.amount,
        currency: purchase.currency,
        appearance,
      }}
    >
      <CardForm {...props} />
    </Elements>
  )
}

function CardForm({ purchase, onClose, onFailed, onPaying }: PaymentFormProps) {
  const [isReady, setIsReady] = useState(false)
  const { pay, isPaying, isThere } = usePay(purchase, onFailed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pay()
  }
  useEffect(() => {
    onPaying(isPaying)
    return () => onPaying(false)
  }, [isPaying, onPaying])
  return (
    <form onSubmit={submit} aria-busy={!isReady || isPaying}>
      <div className={classes.element}>
        {!isReady && <FieldSkeletons />}
        <PaymentElement onReady={() => setIsReady(true)} onLoadError={() => onFailed(null)} onEscape={onClose} />
      </div>
      <PayButton purchase={purchase} isReady={isReady && isThere} isPaying={isPaying} />
    </form>
  )
}
