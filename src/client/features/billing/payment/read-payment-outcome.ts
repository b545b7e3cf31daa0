import type { Api } from '#client/trpc.ts'
import type { PaymentStatusOutput } from '#shared/billing/schemas.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'

/** What Stripe wrote into the address that it sent the browser back to. */
export interface ReturnedPayment {
  intentId: string | undefined
  redirectStatus: string | undefined
  kind: 'credits' | 'plan'
}

/** 'underway' is a bank that takes its time: neither paid nor refused yet; 'unknown' a lookup that was lost. */
export interface PaymentOutcome {
  status: 'succeeded' | 'failed' | 'underway' | 'unknown'
  /** The documented default when there is none. */
  message?: string
  bought?: Bought | null
}

/** What a purchase brought, and what there is now. */
export type Bought = NonNullable<PaymentStatusOutput['bought']>

const LOOKS = 8
const LOOK_MS = 1000

/**
 * What became of a payment after the way back from the bank (2§4 "Payment return", 2§8, G-PAY-06). The address alone is
 * not believed: what it calls pending or failed may have been paid since. It never throws.
 */
export async function readPaymentOutcome(api: Api, returned: ReturnedPayment, wait = waitFor): Promise<PaymentOutcome> {
  const { intentId, kind } = returned
  const isSucceeded = returned.redirectStatus === 'succeeded'
  const refused = isSucceeded ? BILLING_TEXTS.failedMessage : BILLING_TEXTS.notSucceeded
  // a plan that had nothing to be paid comes without a payment
  const isFree = kind === 'plan' && isSucceeded && !intentId
  if (!intentId && !isFree) return { status: 'failed', message: refused }
  try {
    const { status, bought } = intentId ? await lookUp(api, intentId, wait) : { status: 'succeeded', bought: null }
    if (UNDER_WAY.includes(status)) return { status: 'underway' }
    if (status !== 'succeeded') return { status: 'failed', message: refused }
    if (kind === 'credits') return { status: 'succeeded', message: BILLING_TEXTS.paidMessage, bought }
    return { status: (await isProSoon(api, wait)) ? 'succeeded' : 'underway' }
  } catch {
    return { status: 'unknown', message: BILLING_TEXTS.lookupFailed }
  }
}

const UNDER_WAY = ['processing', 'requires_action']

async function lookUp(api: Api, intentId: string, wait: typeof waitFor): Promise<PaymentStatusOutput> {
  for (let looks = 1; ; looks++) {
    const found = await api.billing.payment.mutate({ intentId })
    if (found.status !== 'processing' || looks === LOOKS) return found
    await wait(LOOK_MS)
  }
}

/** Stripe may tell of a payment a moment before it tells of the plan that it paid for. */
async function isProSoon(api: Api, wait: typeof waitFor): Promise<boolean> {
  for (let looks = 1; ; looks++) {
    const { plan } = await api.billing.customer.query()
    if (plan === 'Pro' || looks === LOOKS) return plan === 'Pro'
    await wait(LOOK_MS)
  }
}

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
