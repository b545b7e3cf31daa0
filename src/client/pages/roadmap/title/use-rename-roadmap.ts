import { useMutation } from '@tanstack/react-query'
import { refusalText } from '#client/features/roadmaps/refusal-text.ts'
import { refusalOf, useChanged, useTRPC } from '#client/trpc.ts'

/** Renames one's roadmap. What was `asked` for shows at once; what was `refused` comes with the reason. */
export function useRenameRoadmap(id: string) {
  const trpc = useTRPC()
  const changed = useChanged()
  const { mutate, isPending, variables, error } = useMutation(
    trpc.roadmaps.rename.mutationOptions({
      // waits, so that the new title shows until it is read back
      onSettled: () => changed('roadmaps'),
    }),
  )
  const rename = (title: string, onRefused: () => void) => mutate({ id, title }, { onError: onRefused })
  return {
    rename,
    asked: isPending ? variables.title : null,
    refused: error && variables ? { title: variables.title, text: textOf(error) } : null,
  }
}

const textOf = (error: unknown): string =>
  refusalOf(error) ? refusalText(error) : 'It could not be saved. Please check your connection and try again.'
