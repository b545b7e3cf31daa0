import { type ReactNode, useId } from 'react'
import { formatMonth } from '#client/lib/dates/format-month.ts'
import { Text } from '#client/ui/text/text.tsx'
import { FIRST_YEAR } from '#shared/profiles/entry-rules.ts'
import classes from './entries.module.css'

interface MonthFieldProps {
  label: string
  /** As `YYYY-MM`, either part empty until it is chosen; null for none. */
  value: string | null
  problem: string | null
  onChange: (value: string) => void
  children?: ReactNode
}

interface EndFieldProps extends Omit<MonthFieldProps, 'onChange' | 'children'> {
  /** What it means that there is none. */
  none: string
  onChange: (value: string | null) => void
}

const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const month = String(index + 1).padStart(2, '0')
  return { month, name: formatMonth(`2000-${month}`).replace(' 2000', '') }
})

/** A certificate may expire in some years. */
const yearsNow = () => {
  const last = new Date().getFullYear() + 10
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => String(last - index))
}

/** A month and its year: the browser's own field for both is missing in two of three browsers. */
export function MonthField({ label, value, problem, onChange, children }: MonthFieldProps) {
  const id = useId()
  const [year = '', month = ''] = (value ?? '').split('-')
  const described = { 'aria-invalid': problem !== null, 'aria-describedby': id }
  return (
    <fieldset className={classes.month}>
      <legend className={classes.label}>{label}</legend>
      {value !== null && (
        <div className={classes.selects}>
          <select
            {...described}
            aria-label={`${label}: month`}
            className={classes.select}
            value={month}
            onChange={({ currentTarget }) => onChange(`${year}-${currentTarget.value}`)}
          >
            <option value="">Month</option>
            {MONTHS.map((one) => (
              <option key={one.month} value={one.month}>
                {one.name}
              </option>
            ))}
          </select>
          <select
            {...described}
            aria-label={`${label}: year`}
            className={classes.select}
            value={year}
            onChange={({ currentTarget }) => onChange(`${currentTarget.value}-${month}`)}
          >
            <option value="">Year</option>
            {yearsNow().map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      )}
      {children}
      <Text id={id} tone="danger" aria-live="polite">
        {problem}
      </Text>
    </fieldset>
  )
}

/** When something ended, if it did. */
export const EndField = ({ none, onChange, ...field }: EndFieldProps) => (
  <MonthField {...field} onChange={onChange}>
    <label className={classes.none}>
      <input
        type="checkbox"
        checked={field.value === null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : '')}
      />
      {none}
    </label>
  </MonthField>
)
