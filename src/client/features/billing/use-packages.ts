import { useQuery } from '@tanstack/react-query'
import { trpc } from '#client/trpc.ts'
import { useLogged } from './records/use-payments.ts'

/** The credit packages, and the key that opens the payment form (C136). */
export function usePackages() {
  const packages = useQuery(trpc.billing.packages.queryOptions())
  useLogged(packages.error)
  return packages
}
