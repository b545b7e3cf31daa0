import { Button } from '@mantine/core'
import { useState } from 'react'
import { SettingsSection } from '../settings-section.tsx'
import { RemovalPopup } from './removal-popup.tsx'

/** The way out, which asks once. */
export function RemovalSection() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsSection
      title="Delete your account"
      lead="All that is yours goes for good, at once: nobody can bring it back, not even we. What others copied from you stays theirs."
    >
      <Button variant="subtle" color="red" onClick={() => setIsOpen(true)}>
        Delete my account…
      </Button>
      <RemovalPopup isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SettingsSection>
  )
}
