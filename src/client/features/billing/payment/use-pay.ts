import { useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import { isConnected } from '#client/lib/connection.ts'
import { type Api, refusalOf, useTRPCClient } from '#client/trpc.ts'
import type { Purchase, TellFailure } from './purchase.ts'

/** Where the bank sends the browser back to: credits to /learn (2§4), a plan to its confirmation page (G-PAY-06). */
const RETURN_PATHS = { credits: '/learn', plan: '/payment' } as const

/**
 * Validates the form, then prepares the payment, then confirms it; a success leaves the page (2§4). One click is one
 * payment, however often it is clicked. A card that is not filled in yet stays where it is, with Stripe's own words
 * beside the field; anything else is told to `onFailed`, with the bank's sentence if there is one.
 */
export function usePay(purchase: Purchase, onFailed: TellFailure) {
  const api = useTRPCClient()
  const stripe = useStripe()
  const elements = useElements()
  const isUnderWay = useRef(false)
  const [isPaying, setIsPaying] = useState(false)

  const pay = async () => {
    if (isUnderWay.current || !stripe || !elements) return
    isUnderWay.current = true
    setIsPaying(true)
    const result = await payOnce(api, stripe, elements, purchase).catch(
      (failure): Result => ({ is: 'failed', detail: refusalOf(failure)?.error ?? connectionWords() }),
    )
    // nothing can be clicked any more while the next page comes
    if (result.is === 'paid') return goToReturn(purchase, result)
    isUnderWay.current = false
    setIsPaying(false)
    if (result.is === 'failed') onFailed(result.detail)
    if (result.is === 'unclear') onFailed(null, true)
  }
  return { pay, isPaying, isThere: Boolean(stripe && elements) }
}

const connectionWords = () => (isConnected() ? null : 'Paying needs a connection.')

type Result =
  | { is: 'paid'; intentId?: string; redirectStatus: 'succeeded' | 'pending' }
  | { is: 'failed'; detail: string | null }
  | { is: 'unfinished' }
  /** The connection was lost on the way: it may have been charged. */
  | { is: 'unclear' }

async function payOnce(api: Api, stripe: Stripe, elements: StripeElements, purchase: Purchase): Promise<Result> {
  const { error: invalid } = await elements.submit()
  if (invalid?.type === 'validation_error') return { is: 'unfinished' }
  if (invalid) return { is: 'failed', detail: invalid.message ?? null }
  const { clientSecret } = await prepare(api, purchase)
  if (clientSecret === null) return { is: 'paid', redirectStatus: 'succeeded' }
  const confirmParams = { return_url: location.origin + RETURN_PATHS[purchase.kind] }
  const error = await stripe.confirmPayment({ elements, clientSecret, confirmParams }).then(
    (answer): Pick<StripeError, 'type' | 'message'> | undefined => answer.error,
    () => ({ type: 'api_connection_error' as const }),
  )
  if (error?.type === 'card_error') return { is: 'failed', detail: error.message ?? null }
  if (error?.type === 'validation_error') return { is: 'failed', detail: null }
  return readResult(stripe, clientSecret)
}

/** An error that is not about the card says nothing about the charge: Stripe is asked what became of it. */
async function readResult(stripe: Stripe, clientSecret: string): Promise<Result> {
  const { paymentIntent } = await lookUp(stripe, clientSecret).catch(() => ({ paymentIntent: undefined }))
  if (!paymentIntent) return { is: 'unclear' }
  const { id: intentId, status } = paymentIntent
  if (status === 'succeeded') return { is: 'paid', intentId, redirectStatus: 'succeeded' }
  if (status === 'processing') return { is: 'paid', intentId, redirectStatus: 'pending' }
  return { is: 'failed', detail: null }
}

const lookUp = async (stripe: Stripe, clientSecret: string) => stripe.retrievePaymentIntent(clientSecret)

/** To where the bank would have sent the browser, with what it would have written into the address. */
function goToReturn({ kind }: Purchase, { intentId, redirectStatus }: Extract<Result, { is: 'paid' }>): void {
  const search = new URLSearchParams({ ...(intentId && { payment_intent: intentId }), redirect_status: redirectStatus })
  location.assign(`${RETURN_PATHS[kind]}?${search}`)
}

/** A plan without a secret has nothing to be paid now: it is active already. */
const prepare = (api: Api, { kind, priceId, currency }: Purchase): Promise<{ clientSecret: string | null }> =>
  kind === 'credits'
    ? api.billing.createPayment.mutate({ priceId, currency })
    : api.billing.createSubscription.mutate({ priceId, currency })
