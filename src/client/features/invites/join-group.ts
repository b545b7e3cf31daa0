import { type Clients, refusalOf } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'

/** Who has an account already and comes by a code belongs to its group from then on, once; what was refused is said. */
export async function joinGroup({ api, trpc, queryClient }: Clients, code: string): Promise<void> {
  try {
    await api.invites.markUsed.mutate({ code })
    await queryClient.invalidateQueries({ queryKey: trpc.auth.account.queryKey() })
    showToast({ title: 'The invitation was taken', variant: 'success' })
  } catch (failure) {
    const message = refusalOf(failure)?.error ?? 'We could not reach the server. Open the link again later.'
    showToast({ title: 'The invitation was not taken', message, variant: 'error' })
  }
}
