import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'

// few visits need it, and dialogs are heavy
const AreaFeedbackPopup = lazy(async () => ({ default: (await import('./area-feedback-popup.tsx')).AreaFeedbackPopup }))

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
      {isWanted && (
        <Suspense>
          <AreaFeedbackPopup isOpen={isOpen} area={area} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
