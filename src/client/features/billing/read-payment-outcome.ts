import { api } from '#client/trpc.ts'
import { BILLING_TEXTS } from '#shared/billing-texts.ts'

/** What Stripe wrote into the address that it sent the browser back to. */
export interface ReturnedPayment {
  intentId: string | undefined
  redirectStatus: string | undefined
  kind: 'credits' | 'plan'
}

/** 'underway' is a bank that takes its time: neither paid nor refused yet. */
export interface PaymentOutcome {
  status: 'succeeded' | 'failed' | 'underway'
  /** The documented default when there is none. */
  message?: string
}

const LOOKS = 8
const LOOK_MS = 1000

/** What became of a payment after the way back from the bank (2§4 "Payment return", 2§8, G-PAY-06). It never throws. */
export async function readPaymentOutcome(returned: ReturnedPayment, wait = waitFor): Promise<PaymentOutcome> {
  if (returned.redirectStatus !== 'succeeded') return { status: 'failed', message: BILLING_TEXTS.notSucceeded }
  try {
    const status = await lookUp(returned.intentId ?? '', wait)
    if (status === 'processing') return { status: 'underway' }
    if (status !== 'succeeded') return { status: 'failed', message: BILLING_TEXTS.failedMessage }
    if (returned.kind === 'credits') return { status, message: BILLING_TEXTS.paidMessage }
    return { status: (await isProSoon(wait)) ? 'succeeded' : 'underway' }
  } catch {
    return { status: 'failed', message: BILLING_TEXTS.lookupFailed }
  }
}

async function lookUp(paymentIntentId: string, wait: typeof waitFor): Promise<string> {
  for (let looks = 1; ; looks++) {
    const { status } = await api.billing.payment.mutate({ paymentIntentId })
    if (status !== 'processing' || looks === LOOKS) return status
    await wait(LOOK_MS)
  }
}

/** Stripe may tell of a payment a moment before it tells of the plan that it paid for. */
async function isProSoon(wait: typeof waitFor): Promise<boolean> {
  for (let looks = 1; ; looks++) {
    const { subscriptionPlan } = await api.billing.customer.query()
    if (subscriptionPlan === 'Pro' || looks === LOOKS) return subscriptionPlan === 'Pro'
    await wait(LOOK_MS)
  }
}

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
