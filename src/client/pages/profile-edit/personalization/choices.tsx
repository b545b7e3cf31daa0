import { useId } from 'react'
import classes from '../profile-edit.module.css'

interface ChoicesProps {
  legend: string
  /** Several at will, or one. */
  kind: 'checkbox' | 'radio'
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** A few words to choose from. */
export function Choices({ legend, kind, options, chosen, onToggle }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.roles}>
        {options.map(({ value, label }) => (
          <label key={value} className={classes.role}>
            <input type={kind} name={name} checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
