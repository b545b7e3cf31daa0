import { redirect } from '@tanstack/react-router'
import { readStored } from '#client/lib/stored-session.ts'
import type { Clients } from '#client/trpc.ts'
import { requireUser } from './require-user.ts'

/**
 * For `beforeLoad` of what only administrators see (R-SHELL-03): visitors sign in first, others are told that it is not for
 * them. Where the account can't be read just now the page says so itself; the worker refuses in any case.
 */
export async function requireAdmin(route: { location: { href: string }; context: Clients }): Promise<void> {
  requireUser(route)
  const { queryClient, trpc } = route.context
  const options = trpc.auth.account.queryOptions()
  const known = queryClient.getQueryData(options.queryKey)
  // the cache may still have whoever was here before, and so may an answer that is on its way
  const isKnown = known !== undefined && known.userId === readStored('userId')
  if (!isKnown) await queryClient.cancelQueries({ queryKey: options.queryKey })
  const account = isKnown ? known : await queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => null)
  if (account && !account.isAdmin) throw redirect({ to: '/no-permission', replace: true })
}
