import { useState } from 'react'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'

const PhaseFeedbackPopup = lazyDialog(
  async () => (await import('#client/features/analytics/phase-feedback-popup.tsx')).PhaseFeedbackPopup,
)

/** The popup about a phase. */
export function usePhaseFeedback() {
  const [course, setCourse] = useState<string | null>(null)
  return {
    ask: setCourse,
    popup: <PhaseFeedbackPopup isOpen={course !== null} course={course ?? ''} onClose={() => setCourse(null)} />,
  }
}
