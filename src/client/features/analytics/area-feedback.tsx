import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'

// few visits need it, and dialogs are heavy
const AreaFeedbackPopup = lazyPart(async () => (await import('./area-feedback-popup.tsx')).AreaFeedbackPopup)

/** The way to say what one thinks of a part of the product. */
export function AreaFeedback({ area }: { area: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <>
      <Button variant="default" size="xs" mt={40} onClick={open}>
        Give feedback
      </Button>
      {isWanted && <AreaFeedbackPopup isOpen={isOpen} area={area} onClose={() => setIsOpen(false)} />}
    </>
  )
}
