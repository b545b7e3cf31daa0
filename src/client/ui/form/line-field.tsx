import type { ComponentProps } from 'react'
import classes from './line-field.module.css'

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'aria-label'> {
  /** Said, not shown: what stands around it shows what it is for. */
  label: string
  onChange: (value: string) => void
}

/** A line of text in a row of tools. */
export const LineField = ({ label, onChange, ...input }: LineFieldProps) => (
  <input
    dir="auto"
    {...input}
    className={classes.field}
    aria-label={label}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
