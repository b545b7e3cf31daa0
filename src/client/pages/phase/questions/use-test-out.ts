import { useMutation, useQuery } from '@tanstack/react-query'
import { clearAnswerDraft } from '#client/features/progress/questions/answer-draft.ts'
import { useChanged, useTRPC } from '#client/trpc.ts'

/** All graded questions about a section; asked anew each time, since answering any of them closes it for the day. */
export function useTestOut(sectionId: string) {
  const trpc = useTRPC()
  const options = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }
  return useQuery(trpc.progress.testOut.queryOptions({ sectionId }, options))
}

/** Hands in all answers at once. */
export function useJudgeTestOut() {
  const trpc = useTRPC()
  const changed = useChanged()
  return useMutation(
    trpc.progress.judgeTestOut.mutationOptions({
      onSuccess: (_, { answers }) => {
        for (const { itemId } of answers) clearAnswerDraft(draftIdOf(itemId))
        void changed('progress', 'certificates')
      },
    }),
  )
}

export const draftIdOf = (itemId: string): string => `test out ${itemId}`
