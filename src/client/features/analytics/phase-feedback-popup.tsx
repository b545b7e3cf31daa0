import { useState } from 'react'
import { Popup } from '#client/ui/popup.tsx'
import { FEEDBACK_ACTIONS, FEEDBACK_REACTIONS, FEEDBACK_TEXTS } from '#shared/analytics-texts.ts'
import classes from './feedback.module.css'
import { FeedbackField } from './feedback-field.tsx'
import { useGiveFeedback } from './use-give-feedback.ts'

type Reaction = (typeof FEEDBACK_REACTIONS)[number]

/** What is wrong with a phase: a reason at least, words if one likes. Either button logs and closes (2§4). */
export function PhaseFeedbackPopup({ course, onClose }: { course: string | null; onClose: () => void }) {
  const [reaction, setReaction] = useState<readonly Reaction[]>([])
  const [message, setMessage] = useState('')
  const feedback = useGiveFeedback()

  const give = (action: string) => {
    feedback.mutate({ action, reaction: [...reaction], feedbackMsg: message, course: course ?? '' })
    setReaction([])
    setMessage('')
    onClose()
  }
  const toggle = (reason: Reaction) =>
    setReaction(reaction.includes(reason) ? reaction.filter((other) => other !== reason) : [...reaction, reason])

  return (
    <Popup
      isOpen={course !== null}
      onClose={() => give(FEEDBACK_ACTIONS.closed)}
      title={FEEDBACK_TEXTS.title}
      closeLabel={FEEDBACK_TEXTS.close}
      confirm={{
        label: FEEDBACK_TEXTS.send,
        isDisabled: reaction.length === 0,
        onConfirm: () => give(FEEDBACK_ACTIONS.sent),
      }}
    >
      <fieldset className={classes.reasons}>
        <legend className={classes.legend}>What is wrong with it? Choose one at least.</legend>
        {FEEDBACK_REACTIONS.map((reason) => (
          <label key={reason} className={classes.reason}>
            <input type="checkbox" checked={reaction.includes(reason)} onChange={() => toggle(reason)} />
            {reason}
          </label>
        ))}
      </fieldset>
      <FeedbackField value={message} placeholder={FEEDBACK_TEXTS.placeholder} onChange={setMessage} />
    </Popup>
  )
}
