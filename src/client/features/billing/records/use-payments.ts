import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { retryLostCalls } from '#client/features/billing/retry-lost-calls.ts'
import { withCustomerRetries } from '#client/features/billing/with-customer-retries.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'

/** One's payments, newest first. A failure is logged and leaves nothing to show (2§8); it can be tried again. */
export function usePayments(isWanted = true) {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const payments = useQuery({
    queryKey: trpc.billing.payments.queryKey(),
    queryFn: () => withCustomerRetries(() => api.billing.payments.query()),
    retry: retryLostCalls,
    enabled: isWanted,
  })
  useLogged(payments.error)
  return payments
}

/** For failures that the documents keep from the person. */
export function useLogged(error: unknown): void {
  useEffect(() => {
    if (error) console.info('Payments could not be read:', error)
  }, [error])
}
