import type { ComponentProps } from 'react'
import { isSubmitKey } from '#client/lib/is-submit-key.ts'
import { QUERY_MAX_LENGTH } from '#shared/chat/rules.ts'
import classes from './question-field.module.css'

interface QuestionFieldProps extends Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'aria-label'> {
  label: string
  onChange: (text: string) => void
  onSend: () => void
}

/** Where a question is typed: it grows with its lines; Enter sends, Shift+Enter begins a line (R-CHAT-12). */
export const QuestionField = ({ label, onChange, onSend, onKeyDown, ...field }: QuestionFieldProps) => (
  <textarea
    {...field}
    className={classes.field}
    rows={1}
    dir="auto"
    aria-label={label}
    maxLength={QUERY_MAX_LENGTH}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    onKeyDown={(event) => {
      onKeyDown?.(event)
      if (!isSubmitKey(event)) return
      event.preventDefault()
      onSend()
    }}
  />
)
