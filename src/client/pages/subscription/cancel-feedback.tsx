import { useId } from 'react'
import { Text } from '#client/ui/text/text.tsx'
import classes from './cancel-feedback.module.css'

const REASONS = ['Too expensive', 'I do not use it enough', 'Something is missing', 'I found something else'] as const
const MAX_FEEDBACK = 2000

export interface Feedback {
  reason: string
  feedback: string
}

interface CancelFeedbackProps {
  value: Feedback
  onChange: (value: Feedback) => void
}

/** Why somebody leaves, if they like to say (3§2.5 showPlanFeedback). */
export function CancelFeedback({ value, onChange }: CancelFeedbackProps) {
  const name = useId()
  return (
    <div className={classes.feedback}>
      <fieldset className={classes.reasons}>
        <Text as="legend" tone="inherit" className={classes.question}>
          Why are you leaving? (optional)
        </Text>
        {REASONS.map((reason) => (
          <label key={reason} className={classes.reason}>
            <input
              type="radio"
              name={name}
              checked={value.reason === reason}
              onChange={() => onChange({ ...value, reason })}
            />
            {reason}
          </label>
        ))}
      </fieldset>
      <label>
        <Text as="span" tone="inherit" className={classes.question}>
          What could we do better? (optional)
        </Text>
        <textarea
          className={classes.text}
          rows={3}
          maxLength={MAX_FEEDBACK}
          value={value.feedback}
          onChange={(event) => onChange({ ...value, feedback: event.currentTarget.value })}
        />
      </label>
    </div>
  )
}
