import { useId } from 'react'
import type { BillingInterval } from '#shared/billing/rules.ts'
import classes from './billing-toggle.module.css'

const CHOICES = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Annually' },
] as const

interface BillingToggleProps {
  value: BillingInterval
  onChange: (interval: BillingInterval) => void
}

/** Monthly or Annually (3§2.5). */
export function BillingToggle({ value, onChange }: BillingToggleProps) {
  const name = useId()
  return (
    <fieldset className={classes.toggle}>
      <legend className={classes.legend}>Billing</legend>
      {CHOICES.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
