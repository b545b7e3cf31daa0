import { refusalOf } from '#client/trpc.ts'
import { BILLING_TEXTS, CUSTOMER_RETRIES, CUSTOMER_RETRY_MS } from '#shared/billing/texts.ts'

/**
 * Stripe may know a new customer a moment later than we do: a call that is refused with 'Customer not found' is made
 * five times more, a second apart (3§8, G-PAY-10). Other failures pass at once.
 * @throws Error 'Customer not found after retries'
 */
export async function withCustomerRetries<T>(call: () => Promise<T>, wait: typeof waitFor = waitFor): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await call()
    } catch (failure) {
      if (!isCustomerMissing(failure)) throw failure
      if (retries === CUSTOMER_RETRIES) throw new Error(BILLING_TEXTS.customerMissingAfterRetries, { cause: failure })
    }
    await wait(CUSTOMER_RETRY_MS)
  }
}

const isCustomerMissing = (failure: unknown) => refusalOf(failure)?.error === BILLING_TEXTS.customerMissing

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
