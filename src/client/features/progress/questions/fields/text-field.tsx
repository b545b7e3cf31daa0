import type { KeyboardEvent } from 'react'
import { isSubmitKey } from '#client/lib/is-submit-key.ts'
import { ANSWER_MAX_LENGTH } from '#shared/progress/rules.ts'
import type { FieldProps } from './field.ts'
import classes from './fields.module.css'

/** Typed exactly: no keyboard may correct it. */
const EXACT = { autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false, dir: 'ltr' } as const

interface TextFieldProps extends FieldProps {
  kind: 'output' | 'gap' | 'number'
}

const LABELS = { output: 'What is printed', gap: 'What goes in the gap', number: 'Your number' } as const

/** What is printed, what stands in a gap, or a number with its unit. */
export function TextField({ kind, shown, answer, onChange, verdict }: TextFieldProps) {
  const isReadOnly = verdict !== null
  const common = { className: classes.input, value: answer, readOnly: isReadOnly, ...EXACT }
  if (kind === 'output') {
    return (
      <textarea
        {...common}
        aria-label={LABELS.output}
        rows={2}
        maxLength={400}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={sendOnEnter}
        data-verdict={verdict ?? undefined}
      />
    )
  }
  return (
    <span className={classes.withUnit}>
      <input
        {...common}
        type="text"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        aria-label={shown.unit ? `${LABELS[kind]}, in ${shown.unit}` : LABELS[kind]}
        maxLength={120}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        data-kind={kind}
        data-verdict={verdict ?? undefined}
      />
      {shown.unit && <span className={classes.unit}>{shown.unit}</span>}
    </span>
  )
}

/** Enter sends, as in the other fields; with Shift it begins a line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (!isSubmitKey(event)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

interface OpenFieldProps {
  answer: string
  onChange: (answer: string) => void
  isReadOnly: boolean
}

/** Sentences of one's own. */
export const OpenField = ({ answer, onChange, isReadOnly }: OpenFieldProps) => (
  <textarea
    className={classes.input}
    data-kind="open"
    aria-label="Your answer"
    placeholder="Answer in your own words"
    value={answer}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    maxLength={ANSWER_MAX_LENGTH}
    rows={5}
    readOnly={isReadOnly}
    dir="auto"
  />
)
