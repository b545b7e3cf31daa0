import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useChanged, useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'

export type SectionEdit =
  | { kind: 'add'; title: string }
  | { kind: 'rename'; id: string; title: string }
  | { kind: 'move'; id: string; number: number }
  | { kind: 'regenerate'; id: string }
  | { kind: 'remove'; id: string }

/**
 * Changes what a phase teaches, one change after the other. The answer's sections stand at once on every page of the
 * roadmap; content, and the progress there and in the lists, are read again.
 */
export function useEditSections(phaseId: string) {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const queryClient = useQueryClient()
  const changed = useChanged()
  return useMutation({
    scope: { id: `sections.${phaseId}` },
    mutationFn: (edit: SectionEdit) => send(api, phaseId, edit),
    onSuccess: async ({ sections }) => {
      const queryKey: QueryKey = trpc.roadmaps.get.queryKey()
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueriesData<Roadmap>(
        { queryKey },
        (roadmap) => roadmap && withSections(roadmap, phaseId, sections),
      )
      void changed('roadmaps', 'progress')
    },
    // somebody may have changed the phase in another tab
    onError: () => void changed('roadmaps'),
  })
}

function send(api: Api, phaseId: string, edit: SectionEdit): Promise<SectionsOutput> {
  switch (edit.kind) {
    case 'add':
      return api.roadmaps.addSection.mutate({ phaseId, title: edit.title })
    case 'rename':
      return api.roadmaps.renameSection.mutate({ id: edit.id, title: edit.title })
    case 'move':
      return api.roadmaps.moveSection.mutate({ id: edit.id, number: edit.number })
    case 'regenerate':
      return api.progress.regenerateSection.mutate({ id: edit.id })
    case 'remove':
      return api.roadmaps.removeSection.mutate({ id: edit.id })
  }
}

function withSections(roadmap: Roadmap, phaseId: string, sections: SectionsOutput['sections']): Roadmap {
  const phases = roadmap.phases.map((phase) => (phase.id === phaseId ? { ...phase, sections } : phase))
  return { ...roadmap, phases }
}
