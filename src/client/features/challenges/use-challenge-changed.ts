import { useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'

/** Whatever shows bounties is read again. */
export function useChallengeChanged() {
  const { challenges, challengeAdmin, challengeJudging } = useTRPC()
  const queryClient = useQueryClient()
  return {
    onSuccess: () =>
      Promise.all(
        [challenges, challengeAdmin, challengeJudging].map((room) =>
          queryClient.invalidateQueries({ queryKey: room.pathKey() }),
        ),
      ),
  }
}
