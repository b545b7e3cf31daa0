import type { KeyboardEvent } from 'react'
import { answerLines, type FieldProps } from './field.ts'
import classes from './fields.module.css'

interface ChoiceFieldProps extends FieldProps {
  isMany: boolean
}

/** One or several options, by click or by the number before each. */
export function ChoiceField({ shown, answer, onChange, verdict, isMany }: ChoiceFieldProps) {
  const chosen = answerLines(answer)
  const choose = (text: string) => {
    if (verdict !== null) return
    if (!isMany) onChange(text)
    else onChange((chosen.includes(text) ? chosen.filter((other) => other !== text) : [...chosen, text]).join('\n'))
  }
  const chooseByNumber = (event: KeyboardEvent<HTMLElement>) => {
    const option = /^[1-9]$/.test(event.key) ? shown.options[Number(event.key) - 1] : undefined
    if (!option || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    choose(option.text)
    event.currentTarget.querySelectorAll('input')[Number(event.key) - 1]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: numbers only work while an option has the focus
    <div className={classes.options} onKeyDown={chooseByNumber}>
      {shown.options.map(({ key, text }, index) => {
        const isChosen = chosen.includes(text)
        return (
          <label
            key={key}
            className={classes.option}
            data-chosen={isChosen || undefined}
            data-verdict={(isChosen && verdict) || undefined}
          >
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name="answer"
              checked={isChosen}
              onChange={() => choose(text)}
              aria-disabled={verdict !== null || undefined}
            />
            <kbd aria-hidden>{index + 1}</kbd>
            <span dir="auto">{text}</span>
          </label>
        )
      })}
    </div>
  )
}
