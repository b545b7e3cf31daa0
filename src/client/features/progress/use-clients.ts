import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Clients, useTRPC, useTRPCClient } from '#client/trpc.ts'

/** What a component reads and writes through, for options that are needed outside of components too. */
export function useClients(): Clients {
  const queryClient = useQueryClient()
  const api = useTRPCClient()
  const trpc = useTRPC()
  return useMemo(() => ({ queryClient, api, trpc }), [queryClient, api, trpc])
}
