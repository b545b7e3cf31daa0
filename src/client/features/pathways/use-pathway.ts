import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { clearAnswerDraft } from '#client/features/progress/questions/answer-draft.ts'
import { tellResult } from '#client/tell-result.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { currentWeekOf, isWeekDone } from '#shared/pathways/rules.ts'
import type { Pathway, PathwayWeek } from '#shared/pathways/schemas.ts'
import { pathwayKey } from './pathway-options.ts'

/** Marks what was read, at once on the page; what did not arrive is taken back. */
export function useMarkRead() {
  const { pathways } = useTRPC()
  const client = useQueryClient()
  return useMutation(
    pathways.update.mutationOptions({
      ...tellResult(),
      onMutate: async ({ resources }) => {
        await client.cancelQueries({ queryKey: pathwayKey })
        const marks = new Map(resources.map(({ resourceId, isCompleted }) => [resourceId, isCompleted]))
        changeWeeks(client, (week) => {
          const read = week.resources.map((resource) => ({
            ...resource,
            isCompleted: marks.get(resource.resourceId) ?? resource.isCompleted,
          }))
          return { ...week, resources: read, isDone: isWeekDone({ resources: read }) }
        })
      },
      // of several at once, the last one reads how it stands
      onSettled: async () => {
        if (client.isMutating({ mutationKey: pathways.update.mutationKey() }) > 1) return
        await client.invalidateQueries({ queryKey: pathwayKey })
      },
    }),
  )
}

/** Has an answer graded; how its question stands shows at once. */
export function useAnswer() {
  const { pathways } = useTRPC()
  const client = useQueryClient()
  return useMutation(
    pathways.answer.mutationOptions({
      onSuccess: ({ question }, { itemId }) => {
        clearAnswerDraft(itemId)
        changeWeeks(client, (week) => ({
          ...week,
          questions: week.questions.map((known) => (known.itemId === itemId ? question : known)),
        }))
      },
      // it may rest since another tab
      onError: (error) => void (refusalOf(error) && client.invalidateQueries({ queryKey: pathwayKey })),
    }),
  )
}

function changeWeeks(client: QueryClient, change: (week: PathwayWeek) => PathwayWeek): void {
  client.setQueryData<Pathway>(pathwayKey, (pathway) => {
    if (!pathway) return pathway
    const weeks = pathway.weeks.map(change)
    return { ...pathway, weeks, currentWeek: currentWeekOf(weeks) }
  })
}
