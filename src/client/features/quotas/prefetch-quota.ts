import { readToken } from '#client/lib/stored-session.ts'
import type { Clients } from '#client/trpc.ts'

/** For loaders: the quota line's number comes with the account, and what is already known is not asked again. */
export function prefetchQuota({ queryClient, trpc }: Clients): void {
  if (!readToken()) return
  void queryClient.prefetchQuery({ ...trpc.quotas.check.queryOptions(), staleTime: Number.POSITIVE_INFINITY })
}
