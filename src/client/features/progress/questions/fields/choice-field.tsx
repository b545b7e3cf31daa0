import { useRef } from 'react'
import { answerLines, type FieldProps } from './field.ts'
import classes from './fields.module.css'
import { useDigitKey } from './use-digit-key.ts'

interface ChoiceFieldProps extends FieldProps {
  isMany: boolean
}

/** One or several options, by click or by the number before each. */
export function ChoiceField({ shown, answer, onChange, verdict, isMany }: ChoiceFieldProps) {
  const options = useRef<HTMLDivElement>(null)
  const chosen = answerLines(answer)
  const choose = (text: string) => {
    if (verdict !== null) return
    if (!isMany) onChange(text)
    else onChange((chosen.includes(text) ? chosen.filter((other) => other !== text) : [...chosen, text]).join('\n'))
  }
  useDigitKey(options, (number) => {
    const option = shown.options[number - 1]
    if (!option || verdict !== null) return
    choose(option.text)
    options.current?.querySelectorAll('input')[number - 1]?.focus()
  })
  return (
    <div className={classes.options} ref={options}>
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
