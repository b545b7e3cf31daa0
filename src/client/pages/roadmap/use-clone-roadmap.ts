import { useMutation } from '@tanstack/react-query'
import { useCopyOutcome } from '#client/features/roadmaps/create/use-copy-outcome.ts'
import { useTRPC } from '#client/trpc.ts'

/** Makes a copy of somebody's roadmap one's own. */
export function useCloneRoadmap(userId: string, onCloned: (roadmapId: string) => void) {
  const trpc = useTRPC()
  const { keyOf, outcome } = useCopyOutcome(userId)
  const { mutate, isPending } = useMutation(trpc.roadmaps.clone.mutationOptions(outcome))
  const clone = (id: string) => mutate({ id, requestKey: keyOf(id) }, { onSuccess: (copy) => onCloned(copy.id) })
  return { clone, isPending }
}
