import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useRef, useState } from 'react'
import { api, refusalOf } from '#client/trpc.ts'
import type { Purchase } from './purchase.ts'

/** Where the bank sends the browser back to: credits to /learn (2§4), a plan to its confirmation page (G-PAY-06). */
const RETURN_PATHS = { credits: '/learn', plan: '/payment' } as const

/**
 * Validates the form, then prepares the payment, then confirms it; a success leaves the page (2§4). One click is one
 * payment, however often it is clicked. A card that is not filled in yet stays where it is, with Stripe's own words
 * beside the field; anything else is told to `onFailed`, with the bank's sentence if there is one.
 */
export function usePay(purchase: Purchase, onFailed: (detail: string | null) => void) {
  const stripe = useStripe()
  const elements = useElements()
  const isUnderWay = useRef(false)
  const [isPaying, setIsPaying] = useState(false)

  const confirm = async () => {
    if (!stripe || !elements) return
    const { error: invalid } = await elements.submit()
    if (invalid?.type === 'validation_error') return
    if (invalid) return onFailed(invalid.message ?? null)
    const { clientSecret } = await prepare(purchase)
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: location.origin + RETURN_PATHS[purchase.kind] },
    })
    if (error) onFailed(error.type === 'card_error' ? (error.message ?? null) : null)
  }
  const pay = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPaying(true)
    await confirm().catch((failure) => onFailed(refusalOf(failure)?.error ?? null))
    isUnderWay.current = false
    setIsPaying(false)
  }
  return { pay, isPaying, isThere: Boolean(stripe && elements) }
}

const prepare = ({ kind, priceId, currency }: Purchase): Promise<{ clientSecret: string }> =>
  kind === 'credits'
    ? api.billing.createPayment.mutate({ priceId, currency })
    : api.billing.createSubscription.mutate({ priceId, currency })
