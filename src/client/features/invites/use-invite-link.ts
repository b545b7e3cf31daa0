import { useQuery } from '@tanstack/react-query'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { inviteLinkOptions } from './invite-link-options.ts'

export function useInviteLink() {
  return useQuery(inviteLinkOptions({ api: useTRPCClient(), trpc: useTRPC() }))
}
