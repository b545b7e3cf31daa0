import { useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { SettingsSection } from '../settings-section.tsx'

const RemovalPopup = lazyDialog(async () => (await import('./removal-popup.tsx')).RemovalPopup)

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
