import { useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'

// few visits need it, and dialogs are heavy
const AreaFeedbackPopup = lazyDialog(async () => (await import('./area-feedback-popup.tsx')).AreaFeedbackPopup)

/** The way to say what one thinks of a part of the product. */
export function AreaFeedback({ area }: { area: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" style={{ marginTop: 40 }} onClick={() => setIsOpen(true)}>
        Give feedback
      </Button>
      <AreaFeedbackPopup isOpen={isOpen} area={area} onClose={() => setIsOpen(false)} />
    </>
  )
}
