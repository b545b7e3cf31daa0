import { Popup } from '#client/ui/dialog/popup.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'

/** The end of a roadmap that could not be written (2§8). */
export function RestartFailedPopup({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={ROADMAP_TEXTS.restartFailed} variant="error">
      It could not be written after two restarts and was deleted. No credit is spent on it.
    </Popup>
  )
}
