import { useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'

/** Whatever tells of connections is asked for again. */
export function useConnectionChanged() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: trpc.connections.pathKey() }),
      queryClient.invalidateQueries({ queryKey: trpc.notifications.pathKey() }),
    ])
}
