import { readStored } from '#client/lib/stored-session.ts'
import type { Clients, Trpc } from '#client/trpc.ts'

/** One's own profile, private half and all. */
export const ownProfileOptions = (trpc: Trpc) => trpc.profiles.get.queryOptions({ id: readStored('userId') ?? '' })

export const prefetchOwnProfile = ({ queryClient, trpc }: Clients) => {
  void queryClient.prefetchQuery(ownProfileOptions(trpc))
}
