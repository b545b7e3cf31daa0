import { Text } from '#client/ui/text/text.tsx'
import { FEEDBACK_MAX_LENGTH } from '#shared/analytics/texts.ts'
import classes from './feedback.module.css'

interface FeedbackFieldProps {
  value: string
  placeholder: string
  /** While it is being sent. */
  isReadOnly: boolean
  /** Why it could not be sent. */
  problem: string | null
  onChange: (text: string) => void
}

/** Words of one's own, in either writing direction. */
export function FeedbackField({ value, placeholder, isReadOnly, problem, onChange }: FeedbackFieldProps) {
  return (
    <>
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
      <Text tone="danger" role="alert">
        {problem}
      </Text>
    </>
  )
}
