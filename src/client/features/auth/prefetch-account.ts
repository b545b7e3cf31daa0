import { readToken } from '#client/lib/stored-session.ts'
import type { Clients } from '#client/trpc.ts'

/** 1§4 "App start": for loaders; a stored token is tried out at once, and what is already known is not asked again. */
export function prefetchAccount({ queryClient, trpc }: Clients): void {
  if (!readToken()) return
  void queryClient.prefetchQuery({ ...trpc.auth.account.queryOptions(), staleTime: Number.POSITIVE_INFINITY })
}
