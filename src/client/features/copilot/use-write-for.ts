import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'

/** Keeps a job of the board, or an ad, to write for, and goes there. */
export function useWriteFor() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const adding = useMutation(
    trpc.copilot.addJob.mutationOptions({
      onSuccess: async ({ jobId }) => {
        await queryClient.invalidateQueries({ queryKey: trpc.copilot.jobs.queryKey() })
        await navigate({ to: '/playground/chats', search: { job: jobId } })
      },
      onError: ({ message }) => showToast({ title: 'That was not kept', message, variant: 'error' }),
    }),
  )
  return { writeFor: adding.mutate, isAdding: adding.isPending }
}
