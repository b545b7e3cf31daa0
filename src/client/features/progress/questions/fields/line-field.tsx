import { useRef } from 'react'
import { linesOf as codeLinesOf } from '#shared/progress/items.ts'
import type { FieldProps } from './field.ts'
import classes from './fields.module.css'
import { useDigitKey } from './use-digit-key.ts'

/** The faulty line of code, by click, by arrow keys or by typing its number. */
export function LineField({ shown, answer, onChange, verdict }: FieldProps) {
  const field = useRef<HTMLDivElement>(null)
  const lines = codeLinesOf(shown.code ?? '')
  const choose = (line: number) => {
    if (verdict === null) onChange(String(line))
  }
  useDigitKey(field, (digit) => {
    // '1' and then '2' is the twelfth line, if there is one
    const longer = Number(`${answer}${digit}`)
    const line = longer <= lines.length ? longer : digit
    if (line < 1 || line > lines.length || verdict !== null) return
    choose(line)
    field.current?.querySelectorAll('input')[line - 1]?.focus()
  })
  return (
    <div className={classes.lines} ref={field} dir="ltr">
      {lines.map((text, at) => {
        const isChosen = answer === String(at + 1)
        return (
          <label
            key={at}
            className={classes.line}
            data-chosen={isChosen || undefined}
            data-verdict={(isChosen && verdict) || undefined}
          >
            <input
              type="radio"
              name="answer"
              aria-label={`Line ${at + 1}: ${text.trim() || 'empty'}`}
              checked={isChosen}
              onChange={() => choose(at + 1)}
              aria-disabled={verdict !== null || undefined}
            />
            <span className={classes.lineNumber}>{at + 1}</span>
            <code>{text || ' '}</code>
          </label>
        )
      })}
    </div>
  )
}
