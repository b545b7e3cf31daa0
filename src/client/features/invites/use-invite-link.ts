import { useQuery } from '@tanstack/react-query'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'

/** One's own link for inviting friends: made at the first asking, the same ever after (C065). */
export function useInviteLink() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  return useQuery({
    queryKey: trpc.invites.friendLink.mutationKey(),
    queryFn: () => api.invites.friendLink.mutate(),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
