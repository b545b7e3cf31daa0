import { queryOptions } from '@tanstack/react-query'
import type { Clients } from '#client/trpc.ts'

/** One's own link for inviting friends: made at the first asking, the same ever after (C065). */
export const inviteLinkOptions = ({ api, trpc }: Pick<Clients, 'api' | 'trpc'>) =>
  queryOptions({
    queryKey: trpc.invites.friendLink.mutationKey(),
    queryFn: () => api.invites.friendLink.mutate(),
    staleTime: Number.POSITIVE_INFINITY,
  })
