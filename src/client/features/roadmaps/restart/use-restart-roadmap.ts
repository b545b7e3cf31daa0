import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import { type Api, refusalOf, useTRPC, useTRPCClient } from '#client/trpc.ts'
import { MAX_RESTARTS } from '#shared/roadmaps/rules.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'

export type FailedRoadmap = Pick<Roadmap, 'id' | 'ownerId' | 'restartCount'>

/** 'given up': still failed after all restarts, and deleted. */
type Outcome = 'restarted' | 'recovered' | 'given up'

/** Has a failed roadmap written again, twice at most; after that one more look decides whether it goes (2§4, G-LRN-15). */
export function useRestartRoadmap(onGivenUp: () => void) {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (roadmap: FailedRoadmap) => restart(api, roadmap),
    onSuccess: (outcome) => {
      if (outcome === 'given up') onGivenUp()
      else void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.get.queryKey() })
    },
    onError: (error) => showRefusal(error, 'Nothing was changed.'),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.list.queryKey() })
      void queryClient.invalidateQueries({ queryKey: trpc.auth.account.queryKey() })
    },
  })
}

async function restart(api: Api, { id, ownerId, restartCount }: FailedRoadmap): Promise<Outcome> {
  if (restartCount < MAX_RESTARTS) {
    try {
      await api.roadmaps.restart.mutate({ id })
      return 'restarted'
    } catch (error) {
      // another tab was faster: what it came to decides
      if (refusalOf(error)?.code !== 'conflict') throw error
    }
  }
  const now = await api.roadmaps.get.query({ id, ownerName: ownerId })
  if (now.state !== 'failure' || now.restartCount < MAX_RESTARTS) return 'recovered'
  await api.roadmaps.remove.mutate({ id, returnCredit: true })
  return 'given up'
}
