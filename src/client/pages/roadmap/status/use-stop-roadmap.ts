import { useMutation } from '@tanstack/react-query'
import { showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import { useChanged, useTRPC } from '#client/trpc.ts'

/** Ends the writing; what is there stays, and the credit comes back where nothing is. */
export function useStopRoadmap() {
  const trpc = useTRPC()
  const changed = useChanged()
  return useMutation(
    trpc.roadmaps.stop.mutationOptions({
      onError: (error) => showRefusal(error, 'It is still being written.', 'It could not be stopped'),
      onSettled: () => void changed('roadmaps', 'credits'),
    }),
  )
}
