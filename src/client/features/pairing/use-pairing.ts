import { useMutation } from '@tanstack/react-query'
import { useChanged, useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'

/** What somebody does about a request to pair; whatever shows it is read again. */
export function usePairing() {
  const { pairing } = useTRPC()
  const changed = useChanged()
  const answers = (done?: string) => ({
    onSuccess: () => done && void showToast({ title: done, variant: 'success' }),
    onError: ({ message }: { message: string }) =>
      void showToast({ title: 'That did not work', message, variant: 'error' }),
    onSettled: () => changed('pairing'),
  })
  return {
    create: useMutation(pairing.create.mutationOptions({ onSettled: () => changed('pairing') })),
    interested: useMutation(pairing.interested.mutationOptions(answers('They are told, and decide.'))),
    accept: useMutation(pairing.accept.mutationOptions(answers('You pair on it.'))),
    decline: useMutation(pairing.decline.mutationOptions(answers())),
    withdraw: useMutation(pairing.withdraw.mutationOptions(answers('Your request is taken back.'))),
    sayOutcome: useMutation(pairing.sayOutcome.mutationOptions(answers('It is noted.'))),
  }
}

export type PairingActions = ReturnType<typeof usePairing>
