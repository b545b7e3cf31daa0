import { useQuery } from '@tanstack/react-query'
import { grantedPosition } from '#client/lib/granted-position.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { type Currency, DEFAULT_CURRENCY } from '#shared/billing/rules.ts'

/**
 * The currency to show prices in: by where the browser says it is, if that is allowed already, else by the address of
 * the request; dollars where neither can be found out (2§4). Undefined while that is under way.
 */
export function useCurrency(): Currency | undefined {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const found = useQuery({
    queryKey: trpc.billing.currency.queryKey(),
    queryFn: async () => api.billing.currency.query((await grantedPosition()) ?? {}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (found.isPending) return undefined
  return found.data?.currency ?? DEFAULT_CURRENCY
}
