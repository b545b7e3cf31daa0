import { useMutation, useQuery } from '@tanstack/react-query'
import { clearAnswerDraft } from '#client/features/progress/questions/answer-draft.ts'
import { useChanged, useTRPC } from '#client/trpc.ts'

/** What is due now. Asked anew at each visit, since what was answered a moment ago is due no more. */
export function useReviews() {
  const trpc = useTRPC()
  return useQuery(trpc.progress.reviews.queryOptions(undefined, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }))
}

/** Has an answer graded; strengths and what is due are read anew wherever they are shown. */
export function useJudgeReview() {
  const trpc = useTRPC()
  const changed = useChanged()
  return useMutation(
    trpc.progress.judgeReview.mutationOptions({
      onSuccess: ({ isCounted }, { itemId }) => {
        if (!isCounted) return
        clearAnswerDraft(draftIdOf(itemId))
        void changed('progress')
      },
    }),
  )
}

export const draftIdOf = (itemId: string): string => `review ${itemId}`
