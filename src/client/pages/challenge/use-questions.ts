import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'

/** Asks under a bounty, and answers what was asked; the list is read again. */
export function useQuestions() {
  const { challenges } = useTRPC()
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: challenges.questions.pathKey() })
  return {
    ask: useMutation(challenges.ask.mutationOptions({ onSuccess })),
    answer: useMutation(challenges.answer.mutationOptions({ onSuccess })),
  }
}
