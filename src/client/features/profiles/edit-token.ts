import { redirect } from '@tanstack/react-router'
import { readStored } from '#client/lib/stored-session.ts'
import type { Clients } from '#client/trpc.ts'

/** A new token for the address of one's profile editing; that it is good need not be asked. */
export async function openEditToken({ api, trpc, queryClient }: Clients): Promise<string> {
  const { editToken } = await api.profiles.createEditToken.mutate()
  const input = { userId: readStored('userId') ?? '', editToken }
  queryClient.setQueryData(trpc.profiles.editPermission.queryKey(input), { isPermitted: true })
  return editToken
}

/** For the loader of a page of one's profile editing: whoever's token is not good lands on /no-permission (G-ROUTE-02). */
export async function requireEditPermission({ trpc, queryClient }: Clients, editToken: string): Promise<void> {
  const input = { userId: readStored('userId') ?? '', editToken }
  const { isPermitted } = await queryClient.ensureQueryData(trpc.profiles.editPermission.queryOptions(input))
  if (!isPermitted) throw redirect({ to: '/no-permission', replace: true })
}
