import type Stripe from 'stripe'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { openStripe } from './stripe-client.ts'

/** What an event is about; everything else is read again from Stripe (design 8: a reference, not a truth). */
export interface EventReference {
  eventId: string
  type: string
  intentId: string | null
  subscriptionId: string | null
  /** Set when it was meant for another account than ours. */
  isForeign: boolean
}

/** Stripe's own default: an older signature is a replay. */
const TOLERANCE_SECONDS = 300

/** @throws DomainError invalid for a body that Stripe did not sign for us, or not lately (SEC-10) */
export async function readEvent(env: Env, body: string, signature: string | null): Promise<EventReference> {
  const secret = env.STRIPE_WEBHOOK_SECRET
  if (!secret) throw new DomainError('not_configured', 'Nothing can be bought here yet.')
  const { webhooks } = await openStripe(env)
  try {
    return referenceOf(await webhooks.constructEventAsync(body, signature ?? '', secret, TOLERANCE_SECONDS))
  } catch (cause) {
    throw new DomainError('invalid', 'This event is not signed by Stripe.', { cause })
  }
}

function referenceOf(event: Stripe.Event): EventReference {
  const object: Record<string, unknown> = { ...event.data.object }
  const kind = object.object
  return {
    eventId: event.id,
    type: event.type,
    intentId: kind === 'payment_intent' ? idOf(object.id) : idOf(object.payment_intent),
    subscriptionId: kind === 'subscription' ? idOf(object.id) : subscriptionOf(object),
    isForeign: typeof event.account === 'string',
  }
}

/** An invoice names its subscription in its parent, a checkout session directly. */
function subscriptionOf(object: Record<string, unknown>): string | null {
  const parent = object.parent as { subscription_details?: { subscription?: unknown } } | null | undefined
  return idOf(object.subscription) ?? idOf(parent?.subscription_details?.subscription)
}

/** An id, whether it came expanded or not. */
function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null
}
