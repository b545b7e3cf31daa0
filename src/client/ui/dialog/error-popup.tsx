import type { ShownError } from './error-dialog.ts'
import { Popup } from './popup.tsx'

interface ErrorPopupProps {
  isOpen: boolean
  error: ShownError | null
  onClose: () => void
}

/** What went wrong, in a dialog. */
export const ErrorPopup = ({ error, ...dialog }: ErrorPopupProps) => (
  <Popup {...dialog} title={error?.title ?? ''} variant="error">
    {error?.message}
  </Popup>
)
