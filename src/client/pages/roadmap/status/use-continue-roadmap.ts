import { useMutation } from '@tanstack/react-query'
import { showRefusal } from '#client/features/roadmaps/refusal-text.ts'
import { refusalOf, useChanged, useTRPC } from '#client/trpc.ts'

/** Has the rest written; where another tab was faster, the page shows what that came to. */
export function useContinueRoadmap() {
  const trpc = useTRPC()
  const changed = useChanged()
  return useMutation(
    trpc.roadmaps.continue.mutationOptions({
      onError: (error) => {
        if (refusalOf(error)?.code !== 'conflict')
          showRefusal(error, 'What is written is kept.', 'It could not be continued')
      },
      onSettled: () => void changed('roadmaps'),
    }),
  )
}
