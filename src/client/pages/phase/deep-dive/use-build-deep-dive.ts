import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import type { RoadmapDetail } from '#shared/roadmaps/schemas.ts'

/** Has a roadmap written that goes deeper into one section; the section knows it from then on (2§4, G-LRN-08). */
export function useBuildDeepDive() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return useMutation(
    trpc.roadmaps.deepDive.mutationOptions({
      onSuccess: ({ status, roadmapId }, { parentRoadmapInfo: { phaseId, sectionNumber } }) => {
        if (status !== 'success') return
        queryClient.setQueriesData<RoadmapDetail>(
          { queryKey: trpc.roadmaps.get.queryKey() },
          (roadmap) => roadmap && withDeepDive(roadmap, { phaseId, sectionNumber: Number(sectionNumber), roadmapId }),
        )
      },
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.get.queryKey() })
        void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.list.queryKey() })
      },
    }),
  )
}

function withDeepDive(
  roadmap: RoadmapDetail,
  { phaseId, sectionNumber, roadmapId }: { phaseId: string; sectionNumber: number; roadmapId: string },
): RoadmapDetail {
  const phases = roadmap.roadmap.phases.map((phase) => {
    if (phase.id !== phaseId) return phase
    const sections = phase.sections.map((section) =>
      section.sectionNumber === sectionNumber ? { ...section, goDeeperRoadmapId: roadmapId } : section,
    )
    return { ...phase, sections }
  })
  return { ...roadmap, roadmap: { ...roadmap.roadmap, phases } }
}
