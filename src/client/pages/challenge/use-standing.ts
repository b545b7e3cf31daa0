import { useMutation } from '@tanstack/react-query'
import { useChanged, useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import { CHALLENGE_TOAST_MS } from '#shared/challenges/rules.ts'
import { CHALLENGE_TEXTS } from '#shared/challenges/texts.ts'

const tell = (title: string) => showToast({ title, variant: 'success', durationMs: CHALLENGE_TOAST_MS })

/** What somebody does about a bounty; whatever shows it is read again. */
export function useStanding() {
  const { challenges } = useTRPC()
  const changed = useChanged()
  const onSettled = () => changed('challenges')
  const then = (text: string) => ({ onSuccess: () => tell(text), onSettled })
  return {
    // a failure leaves the box as it was, without a word (3§8)
    license: useMutation(challenges.updateLicense.mutationOptions({ onSettled })),
    start: useMutation(challenges.start.mutationOptions(then(CHALLENGE_TEXTS.started))),
    submit: useMutation(challenges.submit.mutationOptions(then(CHALLENGE_TEXTS.submitted))),
    change: useMutation(challenges.changeEntry.mutationOptions(then('Your entry is changed.'))),
    remove: useMutation(challenges.removeEntry.mutationOptions(then('Your entry is withdrawn.'))),
    follow: useMutation(challenges.follow.mutationOptions({ onSettled })),
    joinTeam: useMutation(challenges.joinTeam.mutationOptions({ onSettled })),
    leaveTeam: useMutation(challenges.leaveTeam.mutationOptions({ onSettled })),
  }
}

export type Standing = ReturnType<typeof useStanding>
