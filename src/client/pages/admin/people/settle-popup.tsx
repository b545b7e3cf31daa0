import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ReasonPopup } from '#client/features/admin/reason-popup.tsx'
import { useTRPC } from '#client/trpc.ts'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import type { Report } from '#shared/connections/report-schemas.ts'

/** Asks what came of a report, which takes it from the list. */
export function SettlePopup({ report, onClose }: { report: Report | null; onClose: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const act = useMutation(
    trpc.connections.settleReport.mutationOptions({
      onSuccess: () => showToast({ title: 'The report is settled', variant: 'success' }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.connections.reports.queryKey() }),
    }),
  )
  return (
    <ReasonPopup
      {...{ isOpen: report !== null, onClose, act }}
      title="Settle the report"
      closeLabel="Leave it open"
      confirmLabel="Settle"
      hint="It stands in the audit log; neither of them reads it."
      onConfirm={(reason, options) => report && act.mutate({ id: report.id, reason }, options)}
    >
      <Text>Say what you found and did. Blocking somebody is done on their page.</Text>
    </ReasonPopup>
  )
}
