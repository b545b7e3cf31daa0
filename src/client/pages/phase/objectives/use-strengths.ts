import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import type { ObjectiveStrength } from '#shared/progress/mastery-schemas.ts'

/** How well the owner knows each objective of a section; nothing while that is not known. */
export function useStrengths(roadmapId: string, sectionId: string): readonly ObjectiveStrength[] {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.progress.strengths.queryOptions({ roadmapId }))
  return data?.sections.find((section) => section.sectionId === sectionId)?.objectives ?? []
}
