import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isReason, ReasonField } from '#client/features/admin/reason-field.tsx'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'

/** Asks why a delivery is to be worked through again. */
export function ResumePopup({ isOpen, eventId, onClose }: { isOpen: boolean; eventId: string; onClose: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const { mutate, isPending, error, reset } = useMutation(
    trpc.billing.resumeEvent.mutationOptions({
      onSuccess: () => {
        close()
        showToast({ title: 'It was worked through again', variant: 'success' })
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.billing.deliveries.queryKey() }),
    }),
  )
  const close = () => {
    setReason('')
    reset()
    onClose()
  }
  return (
    <Popup
      isOpen={isOpen}
      onClose={close}
      title="Work through again"
      closeLabel="Leave it"
      confirm={{
        label: 'Work through again',
        onConfirm: () => isReason(reason) && mutate({ eventId, reason }),
        isWaiting: isPending,
      }}
    >
      <Text>What the event is about is read from Stripe as it is now. Nothing is booked twice.</Text>
      <ReasonField value={reason} onChange={setReason} hint="It stands in the audit log." />
      {error && (
        <Text tone="danger" role="alert">
          {refusalOf(error)?.error ?? 'We could not reach the server. Please try again.'}
        </Text>
      )}
    </Popup>
  )
}
