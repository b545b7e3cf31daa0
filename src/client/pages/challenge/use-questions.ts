import { useMutation } from '@tanstack/react-query'
import { useChanged, useTRPC } from '#client/trpc.ts'

/** Asks under a bounty, and answers what was asked; the list is read again. */
export function useQuestions() {
  const { challenges } = useTRPC()
  const changed = useChanged()
  const onSuccess = () => changed('challenges')
  return {
    ask: useMutation(challenges.ask.mutationOptions({ onSuccess })),
    answer: useMutation(challenges.answer.mutationOptions({ onSuccess })),
  }
}
