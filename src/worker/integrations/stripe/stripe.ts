import type Stripe from 'stripe'
import type { Currency } from '#shared/billing/rules.ts'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { ask, isRefused, type StripeSettings, wholeList } from './stripe-client.ts'

/** Stripe's types stop here: what goes out of this file are our own words. */

export interface IntentState {
  id: string
  /** As Stripe names it. */
  status: string
  /** Minor units, as the next three. */
  amount: number
  amountReceived: number
  currency: string
  customerId: string | null
  paymentId: string | null
  userId: string | null
  /** Went back by refunds, or is kept back by disputes that are open or lost. */
  takenBack: number
  isDisputed: boolean
  /** The last attempt to pay was refused. */
  hasFailed: boolean
  /** Stripe's page about a charge that was paid. */
  receiptUrl: string | null
}

export interface NewIntent {
  paymentId: string
  userId: string
  customerId: string
  amount: number
  currency: Currency
  description: string
}

/** Stripe repeats its failures to requests of the same name, for a whole day. */
const thisHour = (): number => Math.floor(Date.now() / 3_600_000)

/**
 * A customer for a person; asked twice in an hour, Stripe answers the same one. Of two, the one that is stored first is used.
 * @param formerId one that was deleted at Stripe
 */
export async function createCustomer(
  env: Env,
  person: { userId: string; email: string | null; name: string; formerId: string | null },
): Promise<string> {
  const { userId, email, name, formerId } = person
  const fields = { ...(email ? { email } : {}), name, metadata: { userId } }
  const key = `customer:${userId}:${formerId ?? ''}:${thisHour()}`
  return (await ask(env, (stripe) => stripe.customers.create(fields, { idempotencyKey: key }))).id
}

/** An intent for a payment, whose id makes it idempotent. @throws DomainError not_found for a deleted customer */
export async function createIntent(env: Env, intent: NewIntent): Promise<{ id: string; clientSecret: string }> {
  const { paymentId, userId, customerId, ...rest } = intent
  const created = await ask(env, (stripe) =>
    stripe.paymentIntents.create(
      { ...rest, customer: customerId, automatic_payment_methods: { enabled: true }, metadata: { paymentId, userId } },
      { idempotencyKey: `payment:${paymentId}:${customerId}` },
    ),
  )
  if (!created.client_secret) throw new DomainError('upstream', 'The payment could not be prepared. Please try again.')
  return { id: created.id, clientSecret: created.client_secret }
}

/** What Stripe says of an intent now. @throws DomainError not_found for an id that it does not know */
export async function readIntent(env: StripeSettings, intentId: string): Promise<IntentState> {
  const intent = await ask(env, (stripe) => stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }))
  return stateOf(env, intent)
}

/** Makes an intent that nobody can pay any more; one that was paid, or is being paid, stays as it is. */
export async function cancelIntent(env: StripeSettings, intentId: string): Promise<void> {
  await unlessRefused(ask(env, (stripe) => stripe.paymentIntents.cancel(intentId)))
}

/** Gives a whole payment back; asked again, Stripe answers the same refund. @returns false where it refuses one */
export async function refundIntent(env: StripeSettings, intentId: string): Promise<boolean> {
  try {
    const key = { idempotencyKey: `refund:${intentId}` }
    await ask(env, (stripe) => stripe.refunds.create({ payment_intent: intentId }, key))
    return true
  } catch (failure) {
    if (isRefused(failure)) return false
    throw failure
  }
}

/** Deletes a customer with everything that Stripe need not keep; their subscriptions end at once. Gone already is done. */
export async function deleteCustomer(env: StripeSettings, customerId: string): Promise<void> {
  await unlessRefused(ask(env, (stripe) => stripe.customers.del(customerId)))
}

async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (failure) {
    if (!isRefused(failure)) throw failure
  }
}

/** Intents of credit payments that were made, or whose money went back, in the last days; for reconciliation. */
export async function listRecentIntents(env: StripeSettings, days: number): Promise<IntentState[]> {
  const page = { created: { gte: Math.floor(Date.now() / 1000 - days * 86_400) }, limit: 100 }
  const [made, refunds, disputes] = await ask(env, (stripe) =>
    Promise.all([
      wholeList(stripe.paymentIntents.list({ ...page, expand: ['data.latest_charge'] })),
      wholeList(stripe.refunds.list(page)),
      wholeList(stripe.disputes.list(page)),
    ]),
  )
  const states: IntentState[] = []
  for (const intent of made) states.push(await stateOf(env, intent))
  const known = new Set(made.map(({ id }) => id))
  const older = new Set([...refunds, ...disputes].map(({ payment_intent: intent }) => referenceOf(intent)))
  for (const id of older) if (id && !known.has(id)) states.push(await readIntent(env, id))
  return states.filter(({ paymentId }) => paymentId !== null)
}

async function stateOf(env: StripeSettings, intent: Stripe.PaymentIntent): Promise<IntentState> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const [refunded, disputed] = await Promise.all([
    charge?.amount_refunded ? refundedMinor(env, intent) : 0,
    charge?.disputed ? disputedMinor(env, intent) : 0,
  ])
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    customerId: referenceOf(intent.customer),
    paymentId: intent.metadata.paymentId ?? null,
    userId: intent.metadata.userId ?? null,
    takenBack: Math.min(intent.amount, refunded + disputed),
    isDisputed: disputed > 0,
    hasFailed: intent.status === 'requires_payment_method' && intent.last_payment_error !== null,
    receiptUrl: charge?.receipt_url ?? null,
  }
}

/** The money of a refund that failed has come back to us, days after it went. */
const NEVER_ARRIVED = ['failed', 'canceled']

async function refundedMinor(env: StripeSettings, intent: Stripe.PaymentIntent): Promise<number> {
  const { data } = await ask(env, (stripe) => stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))
  return data.filter(({ status }) => !NEVER_ARRIVED.includes(status ?? '')).reduce((sum, { amount }) => sum + amount, 0)
}

/** A charge stays `disputed` for ever; the money is gone only while a dispute is open or once it is lost. */
const WITHOUT_MONEY: Stripe.Dispute.Status[] = ['needs_response', 'under_review', 'lost']

async function disputedMinor(env: StripeSettings, intent: Stripe.PaymentIntent): Promise<number> {
  const { data } = await ask(env, (stripe) => stripe.disputes.list({ payment_intent: intent.id, limit: 100 }))
  return data
    .filter(({ status }) => WITHOUT_MONEY.includes(status))
    .reduce((sum, { amount, currency }) => sum + (currency === intent.currency ? amount : intent.amount), 0)
}

/** The id, whether the object came expanded or not. */
export function referenceOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}
