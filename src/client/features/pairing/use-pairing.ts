import { useMutation } from '@tanstack/react-query'
import { tellResult } from '#client/tell-result.ts'
import { useChanged, useTRPC } from '#client/trpc.ts'

/** What somebody does about a request to pair; whatever shows it is read again. */
export function usePairing() {
  const { pairing } = useTRPC()
  const changed = useChanged()
  const answers = (done?: string) => ({ ...tellResult(done), onSettled: () => changed('pairing') })
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
