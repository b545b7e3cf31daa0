import { useState } from 'react'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { FEEDBACK_ACTIONS } from '#shared/analytics/texts.ts'
import { FeedbackField } from './feedback-field.tsx'
import { useGiveFeedback } from './use-give-feedback.ts'

/** The simple dialog: words are needed to proceed (2§5). */
export function AreaFeedbackPopup({
  isOpen,
  area,
  onClose,
}: {
  isOpen: boolean
  /** What the words are about, as it is logged. */
  area: string
  onClose: () => void
}) {
  const [message, setMessage] = useState('')
  const { give, isSending, problem } = useGiveFeedback()
  // words that could not be sent stay, and so do those of a dialog that was closed
  const clear = () => {
    setMessage('')
    onClose()
  }
  const proceed = () => give({ action: FEEDBACK_ACTIONS.sent, message, about: area }, { onSuccess: clear })
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title="Your feedback"
      confirm={{ label: 'Proceed', isDisabled: message.trim() === '', isWaiting: isSending, onConfirm: proceed }}
    >
      <FeedbackField
        value={message}
        placeholder="What would make learning here better?"
        isReadOnly={isSending}
        problem={problem}
        onChange={setMessage}
      />
    </Popup>
  )
}
