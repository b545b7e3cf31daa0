import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useChanged, useTRPC } from '#client/trpc.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'

/** Has a roadmap written that goes deeper into one section; the section knows it from then on (2§4, G-LRN-08). */
export function useCreateDeepDive() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const changed = useChanged()
  return useMutation(
    trpc.roadmaps.deepDive.mutationOptions({
      onSuccess: ({ id, state }, { phaseId, sectionNumber }) => {
        if (state === 'failure') return
        queryClient.setQueriesData<Roadmap>(
          { queryKey: trpc.roadmaps.get.queryKey() },
          (roadmap) => roadmap && withDeepDive(roadmap, { phaseId, sectionNumber, deepDiveId: id }),
        )
      },
      onSettled: () => void changed('roadmaps'),
    }),
  )
}

function withDeepDive(
  roadmap: Roadmap,
  { phaseId, sectionNumber, deepDiveId }: { phaseId: string; sectionNumber: number; deepDiveId: string },
): Roadmap {
  const phases = roadmap.phases.map((phase) => {
    if (phase.id !== phaseId) return phase
    const sections = phase.sections.map((section) =>
      section.number === sectionNumber ? { ...section, deepDiveId } : section,
    )
    return { ...phase, sections }
  })
  return { ...roadmap, phases }
}
