import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { trpc } from '#client/trpc.ts'
import { PLACEHOLDER_ROADMAP_ID, type RoadmapItem } from '#shared/roadmaps.ts'

/** Creates a roadmap; the list and the balance are read again afterwards, whatever came of it. */
export function useBuildRoadmap() {
  const queryClient = useQueryClient()
  return useMutation(
    trpc.roadmaps.build.mutationOptions({
      // without a connection the person hears of it at once, instead of waiting for one
      networkMode: 'always',
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.list.queryKey() })
        void queryClient.invalidateQueries({ queryKey: trpc.users.me.queryKey() })
      },
    }),
  )
}

/** The list's stand-ins for what is being created right now (2§4). */
export function usePendingRoadmaps(): RoadmapItem[] {
  return useMutationState({
    filters: { mutationKey: trpc.roadmaps.build.mutationKey(), status: 'pending' },
    select: ({ state }) => placeholder(promptOf(state.variables), new Date(state.submittedAt).toISOString()),
  })
}

function promptOf(variables: unknown): string {
  if (typeof variables !== 'object' || variables === null || !('objective' in variables)) return ''
  return String(variables.objective)
}

function placeholder(learningPrompt: string, createdAt: string): RoadmapItem {
  return {
    roadmapId: PLACEHOLDER_ROADMAP_ID,
    userId: '',
    createdAt,
    updatedAt: createdAt,
    status: null,
    roadmapState: 'incomplete',
    error: null,
    author: null,
    isFallback: false,
    roadmap: { id: PLACEHOLDER_ROADMAP_ID, queryType: 'user', roadmapType: 'normal', learningPrompt, phases: [] },
  }
}
