import { FEEDBACK_MAX_LENGTH } from '#shared/analytics/texts.ts'
import classes from './feedback.module.css'

interface FeedbackFieldProps {
  value: string
  placeholder: string
  /** While it is being sent. */
  isReadOnly: boolean
  onChange: (text: string) => void
}

/** Words of one's own, in either writing direction. */
export function FeedbackField({ value, placeholder, isReadOnly, onChange }: FeedbackFieldProps) {
  return (
    <textarea
      className={classes.field}
      rows={4}
      dir="auto"
      maxLength={FEEDBACK_MAX_LENGTH}
      aria-label={placeholder}
      placeholder={placeholder}
      value={value}
      readOnly={isReadOnly}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
