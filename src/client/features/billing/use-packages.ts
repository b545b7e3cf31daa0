import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { useLogged } from './records/use-payments.ts'

/** The credit packages, and the key that opens the payment form (C136). */
export function usePackages() {
  const trpc = useTRPC()
  const packages = useQuery(trpc.billing.packages.queryOptions())
  useLogged(packages.error)
  return packages
}
