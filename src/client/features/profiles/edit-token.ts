import { redirect } from '@tanstack/react-router'
import { readStored } from '#client/lib/stored-session.ts'
import type { Clients } from '#client/trpc.ts'

/** A new token for the address of one's profile editing; that it is good need not be asked. */
export async function openEditToken({ api, trpc, queryClient }: Clients): Promise<string> {
  const { editToken } = await api.profiles.createEditToken.mutate()
  const input = { userId: readStored('userId') ?? '', editToken }
  queryClient.setQueryData(trpc.profiles.editPermission.queryKey(input), { isPermitted: true, isOwn: true })
  return editToken
}

/**
 * For the loader of one's profile editing: one's own token that is no longer good is replaced by a new one in the address,
 * any other that is not good leads to /no-permission (G-ROUTE-02, G-PROF-04).
 */
export async function requireEditPermission(clients: Clients, editToken: string, href: string): Promise<void> {
  const { trpc, queryClient } = clients
  const input = { userId: readStored('userId') ?? '', editToken }
  const { isPermitted, isOwn } = await queryClient.ensureQueryData(trpc.profiles.editPermission.queryOptions(input))
  if (isPermitted) return
  if (!isOwn) throw redirect({ to: '/no-permission', replace: true })
  throw redirect({ href: href.replace(editToken, await openEditToken(clients)), replace: true })
}
