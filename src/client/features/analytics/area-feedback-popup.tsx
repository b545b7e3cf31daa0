import { useState } from 'react'
import { Popup } from '#client/ui/popup.tsx'
import { FEEDBACK_ACTIONS } from '#shared/analytics-texts.ts'
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
  const feedback = useGiveFeedback()
  const proceed = () => {
    feedback.mutate({ action: FEEDBACK_ACTIONS.sent, feedbackMsg: message, course: area })
    setMessage('')
    onClose()
  }
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title="Your feedback"
      confirm={{ label: 'Proceed', isDisabled: message.trim() === '', onConfirm: proceed }}
    >
      <FeedbackField value={message} placeholder="What would make learning here better?" onChange={setMessage} />
    </Popup>
  )
}
