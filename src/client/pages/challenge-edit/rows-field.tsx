import { Button } from '#client/ui/button/button.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import classes from './challenge-edit.module.css'
import type { Rows } from './draft.ts'

interface Column<K extends string> {
  key: K
  label: string
  /** Characters. */
  most: number
  isLong?: boolean
}

interface RowsFieldProps<K extends string> {
  /** What one of them is called. */
  label: string
  columns: readonly Column<K>[]
  rows: Rows<K>
  onChange: (rows: Rows<K>) => void
}

/** As many rows of texts as are wanted, each with its fields. */
export function RowsField<K extends string>({ label, columns, rows, onChange }: RowsFieldProps<K>) {
  const empty = Object.fromEntries(columns.map(({ key }) => [key, ''])) as Record<K, string>
  return (
    <>
      {rows.map((row, at) => (
        // rows have no name but their place
        <fieldset key={at} className={classes.row}>
          <legend>{`${label} ${at + 1}`}</legend>
          {columns.map(({ key, label: name, most, isLong }) => {
            const field = {
              ...{ label: name, maxLength: most, value: row[key] },
              onChange: (value: string) => onChange(rows.with(at, { ...row, [key]: value })),
            }
            return isLong ? (
              <TextArea key={key} {...field} rows={4} />
            ) : (
              <TextField key={key} {...field} problem={null} />
            )
          })}
          <div>
            <Button
              variant="subtle"
              size="xs"
              aria-label={`Remove ${label.toLowerCase()} ${at + 1}`}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button variant="default" size="sm" onClick={() => onChange([...rows, empty])}>
          {`Add a ${label.toLowerCase()}`}
        </Button>
      </div>
    </>
  )
}
