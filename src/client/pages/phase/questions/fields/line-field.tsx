import type { KeyboardEvent } from 'react'
import { linesOf as codeLinesOf } from '#shared/progress/items.ts'
import type { FieldProps } from './field.ts'
import classes from './fields.module.css'

/** The faulty line of code, by click, by arrow keys or by typing its number. */
export function LineField({ shown, answer, onChange, verdict }: FieldProps) {
  const lines = codeLinesOf(shown.code ?? '')
  const choose = (line: number) => {
    if (verdict === null) onChange(String(line))
  }
  const chooseByNumber = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // '1' and then '2' is the twelfth line, if there is one
    const [longer, shorter] = [Number(`${answer}${event.key}`), Number(event.key)]
    const line = longer <= lines.length ? longer : shorter
    if (line < 1 || line > lines.length) return
    choose(line)
    event.currentTarget.querySelectorAll('input')[line - 1]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: numbers only work while a line has the focus
    <div className={classes.lines} onKeyDown={chooseByNumber} dir="ltr">
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
