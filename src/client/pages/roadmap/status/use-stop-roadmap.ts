import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import { useTRPC } from '#client/trpc.ts'

/** Ends the writing; what is there stays, and the credit comes back where nothing is. */
export function useStopRoadmap() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return useMutation(
    trpc.roadmaps.stop.mutationOptions({
      onError: (error) => showRefusal(error, 'It is still being written.', 'It could not be stopped'),
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.get.queryKey() })
        void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.list.queryKey() })
        void queryClient.invalidateQueries({ queryKey: trpc.auth.account.queryKey() })
      },
    }),
  )
}
