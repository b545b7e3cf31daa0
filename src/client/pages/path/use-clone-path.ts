import { useMutation } from '@tanstack/react-query'
import { useCopyOutcome } from '#client/features/roadmaps/create/use-copy-outcome.ts'
import { useTRPC } from '#client/trpc.ts'

/** Makes a path of the library a roadmap of one's own. */
export function useClonePath(userId: string, onCloned: (roadmapId: string) => void) {
  const trpc = useTRPC()
  const { keyOf, outcome } = useCopyOutcome(userId)
  const { mutate, isPending } = useMutation(trpc.roadmaps.clonePath.mutationOptions(outcome))
  const clone = (id: string) => mutate({ id, requestKey: keyOf(id) }, { onSuccess: (copy) => onCloned(copy.id) })
  return { clone, isPending }
}
