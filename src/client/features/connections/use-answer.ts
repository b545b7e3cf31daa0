import { useMutation } from '@tanstack/react-query'
import { tellFailure } from '#client/tell-result.ts'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import { useConnectionChanged } from './use-connection-changed.ts'

/** What somebody does about a connection; whatever shows it is read again. */
export function useAnswer() {
  const trpc = useTRPC()
  const changed = useConnectionChanged()
  const after = (title: string) => ({
    onSuccess: async () => {
      await changed()
      showToast({ title, variant: 'success' })
    },
    onError: tellFailure,
  })
  const request = useMutation(trpc.connections.request.mutationOptions(after('Your request was sent')))
  const accept = useMutation(trpc.connections.accept.mutationOptions(after('You are connected now')))
  const decline = useMutation(trpc.connections.decline.mutationOptions(after('The request was declined')))
  const withdraw = useMutation(trpc.connections.remove.mutationOptions(after('Your request was withdrawn')))
  const disconnect = useMutation(trpc.connections.remove.mutationOptions(after('You are not connected any more')))
  const block = useMutation(trpc.connections.block.mutationOptions(after('They can’t find or ask you any more')))
  const unblock = useMutation(trpc.connections.unblock.mutationOptions(after('They may find and ask you again')))
  const pass = useMutation(trpc.connections.savePass.mutationOptions(after('Noted for your recommendations')))
  return { request, pass, accept, decline, withdraw, disconnect, block, unblock }
}
