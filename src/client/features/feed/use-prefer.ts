import { useMutation, useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '#client/tell-result.ts'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { PreferInput } from '#shared/feed/schemas.ts'

const WORDS = { more: 'More of', less: 'Less of', mute: 'Nothing more of' } as const

/** Somebody wants more or less of something: every list of the feed is put in its new order. @returns what says so */
export function usePrefer() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate } = useMutation(
    trpc.feed.prefer.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.feed.pathKey() }),
      onError: tellFailure,
    }),
  )
  return (input: PreferInput, label: string) => {
    const undo = { label: 'Undo', onAct: () => mutate({ ...input, choice: null }) }
    const title = input.choice === null ? `As usual: ${label}` : `${WORDS[input.choice]} ${label}`
    const told = input.choice === null ? {} : { action: undo }
    mutate(input, { onSuccess: () => showToast({ title, variant: 'success', ...told }) })
  }
}
