import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './text-field.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange'> {
  label: ReactNode
  onChange: (value: string) => void
}

/** Several lines of text, in either writing direction, with their name above. */
export function TextArea({ label, onChange, ...field }: TextAreaProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <textarea
        dir="auto"
        {...field}
        id={id}
        className={classes.input}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
