import { useState } from 'react'

/** The documented flags of the subscription screen (3§2.5); toasts and lists aside, one dialog is open at a time. */
interface PlanFlags {
  showChangePlan: boolean
  cancelSubPlan: boolean
  /** The questions of the cancellation. */
  showPlanFeedback: boolean
  showPaymentPage: boolean
}

const CLOSED: PlanFlags = {
  showChangePlan: false,
  cancelSubPlan: false,
  showPlanFeedback: false,
  showPaymentPage: false,
}

export function usePlanDialogs() {
  const [flags, setFlags] = useState(CLOSED)
  return {
    ...flags,
    askChange: () => setFlags({ ...CLOSED, showChangePlan: true }),
    askCancel: () => setFlags({ ...CLOSED, cancelSubPlan: true, showPlanFeedback: true }),
    askPayment: () => setFlags({ ...CLOSED, showPaymentPage: true }),
    close: () => setFlags(CLOSED),
  }
}
