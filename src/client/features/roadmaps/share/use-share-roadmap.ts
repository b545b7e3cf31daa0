import { useMutation } from '@tanstack/react-query'
import { useChanged, useTRPC } from '#client/trpc.ts'

/** Who may see one's roadmap. What was asked for shows at once; a refusal brings back what is so. */
export function useShareRoadmap() {
  const trpc = useTRPC()
  const changed = useChanged()
  return useMutation(
    trpc.roadmaps.share.mutationOptions({
      // waits, so that the switch shows what was asked for until it is so
      onSettled: () => changed('roadmaps'),
    }),
  )
}
