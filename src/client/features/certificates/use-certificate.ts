import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'

/** A roadmap's certificate and how far the roadmap is; looked up anew whenever the tab is opened. */
export function useCertificate(roadmapId: string) {
  const trpc = useTRPC()
  return useQuery({ ...trpc.roadmaps.getCertificate.queryOptions({ id: roadmapId }), staleTime: 0 })
}

/** Withdraws a certificate for good. */
export function useRevokeCertificate() {
  const trpc = useTRPC()
  const refresh = useRefresh()
  return useMutation(trpc.certificates.revoke.mutationOptions({ onSuccess: refresh }))
}

/** Issues the certificate of a completed roadmap that has none. */
export function useIssueCertificate() {
  const trpc = useTRPC()
  const refresh = useRefresh()
  return useMutation(trpc.roadmaps.issueCertificate.mutationOptions({ onSuccess: refresh }))
}

/** A roadmap's status and its short certificate change together with the certificate. */
function useRefresh() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.get.queryKey() })
    void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.list.queryKey() })
    void queryClient.invalidateQueries({ queryKey: trpc.certificates.verify.queryKey() })
    await queryClient.invalidateQueries({ queryKey: trpc.roadmaps.getCertificate.queryKey() })
  }
}
