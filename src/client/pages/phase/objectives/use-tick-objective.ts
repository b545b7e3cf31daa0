import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeSection } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { useTRPC } from '#client/trpc.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import type { MarkObjectiveInput, PhaseProgress } from '#shared/progress/schemas.ts'

/** Ticks shown at once and sent one after the other; one that did not arrive is taken back. */
export function useTickObjective(phaseId: string, sectionId: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const queryKey = progressKey(phaseId)
  const show = ({ objective, isTicked }: Pick<MarkObjectiveInput, 'objective' | 'isTicked'>) =>
    queryClient.setQueryData<PhaseProgress>(
      queryKey,
      (progress) =>
        progress &&
        changeSection(progress, sectionId, (section) => {
          const others = section.tickedObjectives.filter((other) => other !== objective)
          return { ...section, tickedObjectives: isTicked ? [...others, objective] : others }
        }),
    )
  const { mutate } = useMutation({
    ...trpc.progress.markObjective.mutationOptions({
      onMutate: async (change) => {
        show(change)
        // an answer that is older than this change must not take it back
        await queryClient.cancelQueries({ queryKey })
        show(change)
      },
      onError: (_error, change) => {
        show({ ...change, isTicked: !change.isTicked })
        showError({ title: 'Your tick was not saved', message: 'It is as it was before. Please try again.' })
      },
    }),
    scope: { id: `progress.ticks.${sectionId}` },
  })
  return (objective: string, isTicked: boolean) => mutate({ sectionId, objective, isTicked })
}
