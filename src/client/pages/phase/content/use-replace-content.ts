import { useMutation, useQueryClient } from '@tanstack/react-query'
import { phaseScope } from '#client/features/progress/change-options.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { useTRPCClient } from '#client/trpc.ts'
import type { PhaseProgress } from '#shared/progress/schemas.ts'
import type { ContentFilters } from '#shared/resources/schemas.ts'

/** Replaces a phase's content by what fits other filters; ticks go with the cards (2§4). */
export function useCustomizeContent(phaseId: string) {
  const api = useTRPCClient()
  return useReplaceProgress(phaseId, (filters: ContentFilters) =>
    api.progress.customizeContent.mutate({ phaseId, filters }),
  )
}

/** Looks for more cards for one section (2§2.4). */
export function useLoadMore(phaseId: string) {
  const api = useTRPCClient()
  return useReplaceProgress(phaseId, (sectionId: string) => api.progress.loadMoreContent.mutate({ phaseId, sectionId }))
}

/** A change that answers with the whole phase, which then is what the page shows. */
function useReplaceProgress<Input>(phaseId: string, send: (input: Input) => Promise<PhaseProgress>) {
  const queryClient = useQueryClient()
  const queryKey = progressKey(phaseId)
  return useMutation({
    scope: phaseScope(phaseId),
    mutationFn: send,
    onSuccess: async (progress) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, progress)
    },
  })
}
