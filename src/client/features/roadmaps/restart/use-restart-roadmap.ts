import { useMutation } from '@tanstack/react-query'
import { showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import { useForgetRoadmap } from '#client/features/roadmaps/remove/use-forget-roadmap.ts'
import { type Api, refusalOf, useChanged, useTRPCClient } from '#client/trpc.ts'
import { MAX_RESTARTS } from '#shared/roadmaps/rules.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'

export type FailedRoadmap = Pick<Roadmap, 'id' | 'ownerId' | 'restartCount'>

/** 'given up': still failed after all restarts, and deleted. */
type Outcome = 'restarted' | 'recovered' | 'given up'

/** Has a failed roadmap written again, twice at most; after that one more look decides whether it goes (2§4, G-LRN-15). */
export function useRestartRoadmap(onGivenUp: () => void) {
  const api = useTRPCClient()
  const changed = useChanged()
  const forget = useForgetRoadmap()
  return useMutation({
    mutationFn: (roadmap: FailedRoadmap) => restart(api, roadmap),
    onSuccess: (outcome, { id }) => {
      if (outcome !== 'given up') return void changed('roadmaps')
      forget(id)
      onGivenUp()
    },
    onError: (error) => {
      showRefusal(error, 'Nothing was changed.')
      void changed('roadmaps')
    },
    onSettled: () => void changed('credits'),
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
