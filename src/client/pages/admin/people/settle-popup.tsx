import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isReason, ReasonField } from '#client/features/admin/reason-field.tsx'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import type { Report } from '#shared/connections/report-schemas.ts'

/** Asks what came of a report, which takes it from the list. */
export function SettlePopup({ report, onClose }: { report: Report | null; onClose: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const { mutate, isPending, error, reset } = useMutation(
    trpc.connections.settleReport.mutationOptions({
      onSuccess: () => {
        close()
        showToast({ title: 'The report is settled', variant: 'success' })
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.connections.reports.queryKey() }),
    }),
  )
  const close = () => {
    setReason('')
    reset()
    onClose()
  }
  return (
    <Popup
      isOpen={report !== null}
      onClose={close}
      title="Settle the report"
      closeLabel="Leave it open"
      confirm={{
        label: 'Settle',
        onConfirm: () => report && isReason(reason) && mutate({ id: report.id, reason }),
        isWaiting: isPending,
        isDisabled: !isReason(reason),
      }}
    >
      <Text>Say what you found and did. Blocking somebody is done on their page.</Text>
      <ReasonField value={reason} onChange={setReason} hint="It stands in the audit log; neither of them reads it." />
      {error && (
        <Text tone="danger" role="alert">
          {refusalOf(error)?.error ?? 'We could not reach the server. Please try again.'}
        </Text>
      )}
    </Popup>
  )
}
