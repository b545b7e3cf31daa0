import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'

/** Stripe's own script, from Stripe as its rules ask for; it loads when the payment form opens, never before. */
export function useStripeClient(publishableKey: string): { stripe: Stripe | null; hasFailed: boolean } {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    loadStripe(publishableKey).then(setStripe, () => setHasFailed(true))
  }, [publishableKey])
  return { stripe, hasFailed }
}
