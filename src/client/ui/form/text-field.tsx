import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './text-field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  label: ReactNode
  hint?: string
  /** What is wrong with what stands there; said in the hint's place. */
  problem: string | null
  onChange: (value: string) => void
}

/** A line of text with its name above and its problem below; the browser's own field, for pages that load no other. */
export function TextField({ label, hint, problem, onChange, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={classes.input}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-hint`} className={classes.hint} data-problem={problem !== null || undefined} aria-live="polite">
        {problem ?? hint}
      </p>
    </div>
  )
}
