import { useState } from 'react'
import { cancelText } from '#client/features/billing/plans/plan-status-text.ts'
import { useCancelPlan } from '#client/features/billing/plans/use-plan.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { CustomerOutput } from '#shared/billing/schemas.ts'
import { CancelFeedback } from './cancel-feedback.tsx'
import { planFailureText } from './plan-failure-text.ts'
import { showCancelPlanToast } from './plan-toasts.ts'
import classes from './subscription-page.module.css'

interface CancelPlanPopupProps {
  customer: CustomerOutput
  isOpen: boolean
  hasFeedback: boolean
  onClose: () => void
}

/** Asks once, with why; the plan ends with the period that is paid for (3§2.5, G-PLAN-03). */
export function CancelPlanPopup({ customer, isOpen, hasFeedback, onClose }: CancelPlanPopupProps) {
  const [feedback, setFeedback] = useState({ reason: '', feedback: '' })
  const cancel = useCancelPlan()
  const confirm = () => {
    const onSuccess = (cancelled: CustomerOutput) => {
      onClose()
      showCancelPlanToast(cancelled)
    }
    cancel.mutate(feedback, { onSuccess })
  }
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title="Cancel your plan?"
      closeLabel="Keep my plan"
      confirm={{ label: 'Cancel plan', isDestructive: true, isWaiting: cancel.isPending, onConfirm: confirm }}
    >
      <p className={classes.words}>{cancelText(customer)}</p>
      {hasFeedback && <CancelFeedback value={feedback} onChange={setFeedback} />}
      {cancel.error && (
        <Text size="body" tone="danger" className={classes.failure} role="alert">
          {planFailureText(cancel.error)}
        </Text>
      )}
    </Popup>
  )
}
