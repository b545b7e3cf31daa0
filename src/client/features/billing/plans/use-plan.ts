import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLogged } from '#client/features/billing/records/use-payments.ts'
import { retryLostCalls } from '#client/features/billing/retry-lost-calls.ts'
import { withCustomerRetries } from '#client/features/billing/with-customer-retries.ts'
import { useChanged, useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { CustomerOutput } from '#shared/billing/schemas.ts'

/** One's plan and how it is paid for (C140). */
export function usePlan(isWanted = true) {
  const trpc = useTRPC()
  return useQuery(trpc.billing.customer.queryOptions(undefined, { enabled: isWanted }))
}

/** One's invoices (C137). */
export function useInvoices() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const invoices = useQuery({
    queryKey: trpc.billing.invoices.queryKey(),
    queryFn: () => withCustomerRetries(() => api.billing.invoices.query()),
    retry: retryLostCalls,
  })
  useLogged(invoices.error)
  return invoices
}

/** What a change of price would cost now. */
export function usePreviewChange() {
  const trpc = useTRPC()
  return useMutation(trpc.billing.previewChange.mutationOptions())
}

export function useChangePlan() {
  const trpc = useTRPC()
  const onSuccess = useTakeOverPlan()
  return useMutation(trpc.billing.changeSubscription.mutationOptions({ onSuccess }))
}

export function useCancelPlan() {
  const trpc = useTRPC()
  const onSuccess = useTakeOverPlan()
  return useMutation(trpc.billing.cancelSubscription.mutationOptions({ onSuccess }))
}

export function useResumePlan() {
  const trpc = useTRPC()
  const onSuccess = useTakeOverPlan()
  return useMutation(trpc.billing.resumeSubscription.mutationOptions({ onSuccess }))
}

/** Opens Stripe's own page, where cards are changed. */
export function useOpenPortal() {
  const trpc = useTRPC()
  return useMutation(trpc.billing.portal.mutationOptions({ onSuccess: ({ url }) => location.assign(url) }))
}

/** The answer is the plan as it is now. */
function useTakeOverPlan() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const changed = useChanged()
  return (customer: CustomerOutput) => {
    queryClient.setQueryData(trpc.billing.customer.queryKey(), customer)
    void changed('billing')
  }
}
