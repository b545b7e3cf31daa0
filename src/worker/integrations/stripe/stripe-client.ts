import type Stripe from 'stripe'
import type { Env } from '#worker/env.ts'
import { DomainError, type ErrorCode } from '#worker/errors.ts'
import { boundedFetch } from '../bounded-fetch.ts'

/** For each of three tries; a list of a hundred expanded objects takes less than a third of the bytes. */
const BOUNDS = { timeoutMs: 15_000, maxBytes: 3_000_000 }

export type StripeSettings = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>

/**
 * The SDK at the configured address; a stand-in answers there in the local world. It is a fifth of the worker and few
 * requests need it, so it is loaded when one does.
 */
export async function openStripe(env: StripeSettings): Promise<Stripe> {
  if (!env.STRIPE_SECRET_KEY) throw new DomainError('not_configured', 'Nothing can be bought here yet.')
  const { default: Sdk } = await import('stripe')
  const url = new URL(env.STRIPE_API_URL)
  return new Sdk(env.STRIPE_SECRET_KEY, {
    httpClient: Sdk.createFetchHttpClient((address, init = {}) => boundedFetch(address, init, BOUNDS)),
    host: url.hostname,
    port: url.port === '' ? undefined : Number(url.port),
    protocol: url.protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: BOUNDS.timeoutMs,
    telemetry: false,
  })
}

/** Stripe refused the request itself: for a state that an object is in, or because the object is gone. */
class StripeRefusal extends DomainError {
  /** The parameter that was refused, as Stripe names it. */
  readonly param: string | null

  constructor(code: ErrorCode, sentence: string, refusal: Stripe.errors.StripeError) {
    // Stripe's own sentence may repeat what a person typed; who runs this finds it there by the request's id
    const { type, code: reason, param, requestId } = refusal
    const named = [type, reason, param, requestId].filter(Boolean).join(' ')
    super(code, sentence, { cause: new Error(`Stripe refused: ${named}`) })
    this.param = param ?? null
  }
}

/**
 * Asks Stripe, and says its refusals in our own words; no error of the SDK gets out.
 * @throws DomainError not_found, payment_refused with Stripe's sentence for the person, conflict for a request that was
 *   made with other values before or that Stripe refuses for any other reason, upstream when Stripe can't be reached or
 *   refuses our key
 */
export async function ask<T>(env: StripeSettings, call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await openStripe(env)
  try {
    return await call(stripe)
  } catch (failure) {
    throw refusalOf(failure)
  }
}

/** Everything of a list, however many pages that takes. */
export async function wholeList<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of pages) all.push(one)
  return all
}

/** Did Stripe refuse the request itself? */
export const isRefused = (failure: unknown): boolean => failure instanceof StripeRefusal

/** Is it the customer, and nothing else, that Stripe does not know any more? */
export const isMissingCustomer = (failure: unknown): boolean =>
  failure instanceof StripeRefusal && failure.code === 'not_found' && failure.param === 'customer'

/** Did Stripe fail at the work? It says so again to every request of the same idempotency key, for a day. */
export const isRepeated = (failure: unknown): boolean =>
  failure instanceof DomainError && isOfType(failure.cause, 'StripeAPIError')

/** An earlier request of the same idempotency key, or about the same object, is not done yet. */
const isStillAtWork = (failure: unknown): boolean => isOfType(failure, 'StripeAPIError') && failure.statusCode === 409

/** One of the SDK's errors, by the name that each carries: its classes are loaded with the SDK. */
const isOfType = (failure: unknown, type: string): failure is Stripe.errors.StripeError =>
  failure instanceof Error && 'type' in failure && failure.type === type

function refusalOf(failure: unknown): DomainError {
  if (failure instanceof DomainError) return failure
  if (isOfType(failure, 'StripeCardError')) {
    return new DomainError('payment_refused', failure.message, { cause: failure })
  }
  if (isOfType(failure, 'StripeIdempotencyError') || isStillAtWork(failure)) {
    return new DomainError('conflict', 'Another payment of yours has just begun. Please try again.')
  }
  if (isOfType(failure, 'StripeInvalidRequestError')) {
    return failure.code === 'resource_missing'
      ? new StripeRefusal('not_found', 'Stripe does not know this object.', failure)
      : new StripeRefusal(
          'conflict',
          'The payment service refused this. Please reload the page and try again.',
          failure,
        )
  }
  // Stripe repeats a part of the key that it refuses; that is not for the log
  const isKey = isOfType(failure, 'StripeAuthenticationError') || isOfType(failure, 'StripePermissionError')
  const cause = isKey ? new Error('Stripe refuses our key.') : failure
  return new DomainError('upstream', 'The payment service cannot be reached. Please try again.', { cause })
}
