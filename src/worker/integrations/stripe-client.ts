import Stripe from 'stripe'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'

const TIMEOUT_MS = 15_000

export type StripeSettings = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>

/** The SDK at the configured address; a stand-in answers there in the local world. */
export function openStripe(env: StripeSettings): Stripe {
  if (!env.STRIPE_SECRET_KEY) throw new DomainError('not_configured', 'Payments are not set up in this installation.')
  const url = new URL(env.STRIPE_API_URL)
  return new Stripe(env.STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(),
    host: url.hostname,
    port: url.port === '' ? undefined : Number(url.port),
    protocol: url.protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
}

/**
 * Asks Stripe, and says its refusals in our own words.
 * @throws DomainError not_found, payment_refused with Stripe's sentence for the person, conflict for a request that was
 *   made with other values before, upstream when Stripe can't be reached or refuses our key
 */
export async function ask<T>(env: StripeSettings, call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = openStripe(env)
  try {
    return await call(stripe)
  } catch (failure) {
    throw refusalOf(failure)
  }
}

/** For idempotency keys that name what is wanted and not a request: Stripe repeats its failures too, and for a whole day. */
export const thisHour = (): number => Math.floor(Date.now() / 3_600_000)

/** Everything of a list, however many pages that takes. */
export async function wholeList<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of pages) all.push(one)
  return all
}

/** Did Stripe refuse the request itself, for a state that the object is in or because it is gone? */
export const isRefused = (failure: unknown): boolean =>
  failure instanceof Stripe.errors.StripeInvalidRequestError ||
  (failure instanceof DomainError && failure.code === 'not_found')

/** Is it the customer, and nothing else, that Stripe does not know any more? */
export const isMissingCustomer = (failure: unknown): boolean =>
  failure instanceof DomainError &&
  failure.code === 'not_found' &&
  failure.cause instanceof Stripe.errors.StripeError &&
  failure.cause.param === 'customer'

function refusalOf(failure: unknown): unknown {
  const { errors } = Stripe
  if (!(failure instanceof errors.StripeError)) return failure
  if (failure instanceof errors.StripeCardError) {
    return new DomainError('payment_refused', failure.message, { cause: failure })
  }
  if (failure.code === 'resource_missing') {
    return new DomainError('not_found', 'Stripe does not know this object.', { cause: failure })
  }
  if (failure instanceof errors.StripeIdempotencyError) {
    return new DomainError('conflict', 'Another payment of yours has just begun. Please try again.')
  }
  if (failure instanceof errors.StripeInvalidRequestError) return failure
  // Stripe repeats a part of the key that it refuses; that is not for the log
  const isKey = failure instanceof errors.StripeAuthenticationError || failure instanceof errors.StripePermissionError
  const cause = isKey ? new Error('Stripe refuses our key.') : failure
  return new DomainError('upstream', 'The payment service cannot be reached. Please try again.', { cause })
}
