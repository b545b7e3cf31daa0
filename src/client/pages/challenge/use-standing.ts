import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import { CHALLENGE_TEXTS, CHALLENGE_TOAST_MS } from '#shared/challenges/rules.ts'

const NOT_REACHED = 'We could not reach the server. Please try again.'

const problemOf = ({ error }: { error: unknown }) => (error ? (refusalOf(error)?.error ?? NOT_REACHED) : null)

/** What somebody does about a bounty; whatever shows it is read again. */
export function useStanding({ id }: { id: number }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const changed = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: trpc.challenges.get.queryKey({ challengeId: id }) }),
      queryClient.invalidateQueries({ queryKey: trpc.challenges.list.queryKey() }),
    ])
  const tell = (title: string) => showToast({ title, variant: 'success', durationMs: CHALLENGE_TOAST_MS })
  // a failure leaves the box as it was, without a word (3§8)
  const license = useMutation(trpc.challenges.updateLicense.mutationOptions({ onSettled: changed }))
  const start = useMutation(
    trpc.challenges.start.mutationOptions({
      onSuccess: () => tell(CHALLENGE_TEXTS.started),
      onSettled: changed,
    }),
  )
  const submit = useMutation(
    trpc.challenges.submit.mutationOptions({
      onSuccess: () => tell(CHALLENGE_TEXTS.submitted),
      onSettled: changed,
    }),
  )
  return {
    license,
    start: { ...start, problem: problemOf(start) },
    submit: { ...submit, problem: problemOf(submit) },
  }
}
