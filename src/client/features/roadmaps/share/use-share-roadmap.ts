import { useMutation } from '@tanstack/react-query'
import { showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import { useChanged, useTRPC } from '#client/trpc.ts'

/** Who may see one's roadmap. What was asked for shows at once; a refusal brings back what is so. */
export function useShareRoadmap() {
  const trpc = useTRPC()
  const changed = useChanged()
  return useMutation(
    trpc.roadmaps.share.mutationOptions({
      onError: (error) => showRefusal(error, 'Who may see it stays as it was.', 'It could not be changed'),
      // waits, so that the switch shows what was asked for until it is so
      onSettled: () => changed('roadmaps'),
    }),
  )
}
