import { useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'

/** For mutations on this page: what was shown of the person is read again. */
export function usePersonChanged(userId: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: trpc.admin.person.queryKey({ userId }) })
}
