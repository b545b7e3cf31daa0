import { skipToken, useQuery } from '@tanstack/react-query'
import { useStored } from '#client/lib/use-stored.ts'
import { useTRPC } from '#client/trpc.ts'
import type { UserAccount } from '#shared/users/schemas.ts'

/** 'failed' is a lost connection or a failing server: the stored session is kept and can be asked again. */
export type Session =
  | { status: 'visitor' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; isRetrying: boolean }
  | { status: 'user'; user: UserAccount }

/** Who is here (1§4 "App start"). A refused token is cleared by trpc.ts, which turns this into 'visitor'. */
export function useSession(): Session {
  const trpc = useTRPC()
  const token = useStored('token')
  const account = useQuery(trpc.auth.account.queryOptions(token ? undefined : skipToken))
  if (!token) return { status: 'visitor' }
  if (account.data) return { status: 'user', user: account.data }
  if (account.isError) {
    return { status: 'failed', retry: () => void account.refetch(), isRetrying: account.isFetching }
  }
  return { status: 'loading' }
}
