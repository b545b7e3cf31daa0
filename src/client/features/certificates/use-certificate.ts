import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '#client/trpc.ts'

/** A roadmap's certificate and how far the roadmap is; looked up anew whenever the tab is opened. */
export const useCertificate = (roadmapId: string) =>
  useQuery({ ...trpc.roadmaps.getCertificate.queryOptions({ id: roadmapId }), staleTime: 0 })

/** Withdraws a certificate for good. */
export function useRevokeCertificate() {
  const refresh = useRefresh()
  return useMutation(trpc.certificates.revoke.mutationOptions({ onSuccess: refresh }))
}

/** Issues the certificate of a completed roadmap that has none. */
export function useIssueCertificate() {
  const refresh = useRefresh()
  return useMutation(trpc.roadmaps.issueCertificate.mutationOptions({ onSuccess: refresh }))
}

/** A roadmap's status and its short certificate change together with the certificate. */
function useRefresh() {
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.get.queryKey() })
    void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.list.queryKey() })
    void queryClient.invalidateQueries({ queryKey: trpc.certificates.verify.queryKey() })
    await queryClient.invalidateQueries({ queryKey: trpc.roadmaps.getCertificate.queryKey() })
  }
}
