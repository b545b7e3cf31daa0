import { useState } from 'react'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { FEEDBACK_ACTIONS, FEEDBACK_REACTIONS, FEEDBACK_TEXTS } from '#shared/analytics/texts.ts'
import classes from './feedback.module.css'
import { FeedbackField } from './feedback-field.tsx'
import { useGiveFeedback } from './use-give-feedback.ts'

type Reaction = (typeof FEEDBACK_REACTIONS)[number]

interface Draft {
  reaction: readonly Reaction[]
  message: string
}

const EMPTY: Draft = { reaction: [], message: '' }

interface PhaseFeedbackPopupProps {
  isOpen: boolean
  /** The phase's title. */
  course: string
  onClose: () => void
}

/**
 * What is wrong with a phase: a reason at least, words if one likes. Either button logs and closes (2§4); what was
 * written about a phase stays until it has been sent.
 */
export function PhaseFeedbackPopup({ isOpen, course, onClose }: PhaseFeedbackPopupProps) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const { give, isSending, problem } = useGiveFeedback()
  const { reaction, message } = drafts[course] ?? EMPTY

  const change = (part: Partial<Draft>) => setDrafts({ ...drafts, [course]: { reaction, message, ...part } })
  const feedback = { reactions: [...reaction], message, about: course }
  const close = () => {
    give({ ...feedback, action: FEEDBACK_ACTIONS.closed })
    onClose()
  }
  const send = () =>
    give(
      { ...feedback, action: FEEDBACK_ACTIONS.sent },
      {
        onSuccess: () => {
          change(EMPTY)
          onClose()
        },
      },
    )
  const toggle = (reason: Reaction) =>
    change({
      reaction: reaction.includes(reason) ? reaction.filter((other) => other !== reason) : [...reaction, reason],
    })

  return (
    <Popup
      isOpen={isOpen}
      onClose={close}
      title={FEEDBACK_TEXTS.title}
      closeLabel={FEEDBACK_TEXTS.close}
      confirm={{
        label: FEEDBACK_TEXTS.send,
        isDisabled: reaction.length === 0,
        isWaiting: isSending,
        onConfirm: send,
      }}
    >
      <fieldset className={classes.reasons} disabled={isSending}>
        <legend className={classes.legend}>What is wrong with it? Choose one at least.</legend>
        {FEEDBACK_REACTIONS.map((reason) => (
          <label key={reason} className={classes.reason}>
            <input type="checkbox" checked={reaction.includes(reason)} onChange={() => toggle(reason)} />
            {reason}
          </label>
        ))}
      </fieldset>
      <FeedbackField
        value={message}
        placeholder={FEEDBACK_TEXTS.placeholder}
        isReadOnly={isSending}
        problem={problem}
        onChange={(text) => change({ message: text })}
      />
    </Popup>
  )
}
