import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ReasonPopup } from '#client/features/admin/reason-popup.tsx'
import { useTRPC } from '#client/trpc.ts'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'

/** Asks why a delivery is to be worked through again. */
export function ResumePopup({ isOpen, eventId, onClose }: { isOpen: boolean; eventId: string; onClose: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const act = useMutation(
    trpc.billing.resumeEvent.mutationOptions({
      onSuccess: () => showToast({ title: 'It was worked through again', variant: 'success' }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.billing.deliveries.queryKey() }),
    }),
  )
  return (
    <ReasonPopup
      {...{ isOpen, onClose, act }}
      title="Work through again"
      closeLabel="Leave it"
      confirmLabel="Work through again"
      hint="It stands in the audit log."
      onConfirm={(reason, options) => act.mutate({ eventId, reason }, options)}
    >
      <Text>What the event is about is read from Stripe as it is now. Nothing is booked twice.</Text>
    </ReasonPopup>
  )
}
