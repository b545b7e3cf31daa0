import Stripe from 'stripe'
import type { Currency } from '#shared/billing/rules.ts'
import type { TestUser } from '#tests/factories/users.ts'
import type { Env } from '#worker/env.ts'
import { openStripe } from '#worker/integrations/stripe/stripe-client.ts'
import { callerFor, envWith, send } from './app.ts'

/** Stripe as its operator sees it: the real SDK at the stand-in. */
export const stripe = (): Stripe => sdk

const sdk = await openStripe(envWith())

/** What no customer of Stripe can do: time, disputes, failing networks (dev/stand-ins/stripe/control/command.ts). */
export async function controlStripe<T = unknown>(command: { do: string } & Record<string, unknown>): Promise<T> {
  const init = { method: 'POST', body: JSON.stringify(command), headers: { 'content-type': 'application/json' } }
  const response = await fetch(`${envWith().STRIPE_API_URL}/control`, init)
  if (!response.ok) throw new Error(`The stand-in for Stripe refused: ${await response.text()}`)
  return (await response.json()) as T
}

/**
 * Stripe reads what a GET asks for at once, and answers it only when something else has happened: what the answer says is
 * true no more when it comes.
 */
export async function answeredAfter<T>(
  path: string,
  ask: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  await controlStripe({ do: 'fail', failure: { kind: 'held', method: 'GET', path, when: 'after' } })
  const answer = ask()
  answer.catch(() => undefined) // heard below, not before the rest is done
  await controlStripe({ do: 'await-held', path })
  await meanwhile()
  await controlStripe({ do: 'let-go', path })
  return answer
}

export interface Begun {
  paymentId: string
  intentId: string
}

/** Chooses a credit package; nothing is paid yet. */
export async function beginPurchase(user: TestUser, priceId = 'credits_5', currency: Currency = 'usd'): Promise<Begun> {
  const { api } = await callerFor(user.token)
  const { clientSecret, paymentId } = await api.billing.createPayment({ priceId, currency })
  return { paymentId, intentId: intentOf(clientSecret) }
}

/** The intent that a client secret is for. */
export const intentOf = (clientSecret: string | null): string => clientSecret?.split('_secret_')[0] ?? ''

/** What the browser does with the card's form. @throws Stripe's card error when the card is declined */
export const payWith = (intentId: string, card = 'pm_card_visa'): Promise<Stripe.PaymentIntent> =>
  stripe().paymentIntents.confirm(intentId, { payment_method: card, return_url: 'http://localhost:5173/learn' })

export async function buyCredits(user: TestUser, priceId?: string, currency?: Currency): Promise<Begun> {
  const begun = await beginPurchase(user, priceId, currency)
  await payWith(begun.intentId)
  return begun
}

/** Stripe's events that mention an object, oldest first. */
export async function eventsOf(...ids: string[]): Promise<Stripe.Event[]> {
  const events = await stripe().events.list({ limit: 100 }).autoPagingToArray({ limit: 5000 })
  return events.reverse().filter((event) => {
    const text = JSON.stringify(event.data.object)
    return ids.some((id) => text.includes(id))
  })
}

export interface Delivery {
  secret?: string
  /** Of the signature. */
  ageSeconds?: number
  /** Marks it as meant for this other account. */
  account?: string
  env?: Partial<Env>
}

/** Delivers an event as Stripe would. */
export async function deliver(event: Stripe.Event, delivery: Delivery = {}): Promise<Response> {
  const body = JSON.stringify(delivery.account ? { ...event, account: delivery.account } : event)
  const signature = await stripe().webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: delivery.secret ?? envWith().STRIPE_WEBHOOK_SECRET ?? '',
    timestamp: Math.floor(Date.now() / 1000) - (delivery.ageSeconds ?? 0),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  })
  const headers = { 'stripe-signature': signature }
  return send('/ft/stripe/webhook', { body, headers, ...(delivery.env ? { env: delivery.env } : {}) })
}

/** Delivers everything that Stripe has to say of these objects, in the order of its happening. */
export async function deliverAll(...ids: string[]): Promise<void> {
  for (const event of await eventsOf(...ids)) {
    const { status } = await deliver(event)
    if (status !== 200) throw new Error(`${event.type} was answered with ${status}`)
  }
}
