import { useMutation, useQuery } from '@tanstack/react-query'
import { useChanged, useTRPC } from '#client/trpc.ts'

/** A roadmap's certificate and how far the roadmap is; looked up anew whenever the tab is opened. */
export function useCertificate(roadmapId: string) {
  const trpc = useTRPC()
  return useQuery({ ...trpc.roadmaps.getCertificate.queryOptions({ id: roadmapId }), staleTime: 0 })
}

/** Withdraws a certificate for good. */
export function useRevokeCertificate() {
  const trpc = useTRPC()
  const changed = useChanged()
  return useMutation(trpc.certificates.revoke.mutationOptions({ onSuccess: () => changed('certificates') }))
}

/** Issues the certificate of a completed roadmap that has none. */
export function useIssueCertificate() {
  const trpc = useTRPC()
  const changed = useChanged()
  return useMutation(trpc.roadmaps.issueCertificate.mutationOptions({ onSuccess: () => changed('certificates') }))
}
