import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { answerLines, type FieldProps } from './field.ts'
import classes from './fields.module.css'

/** Steps to put in order: arrows beside each move it, and so do the arrow keys; Enter presses the focused arrow. */
export function OrderField({ shown, answer, onChange, verdict }: FieldProps) {
  const [said, setSaid] = useState('')
  const steps = answer === '' ? shown.options.map(({ text }) => text) : answerLines(answer)
  const move = (at: number, by: -1 | 1) => {
    const [step, other] = [steps[at], steps[at + by]]
    if (step === undefined || other === undefined || verdict !== null) return
    onChange(
      steps
        .with(at, other)
        .with(at + by, step)
        .join('\n'),
    )
    setSaid(`${step}: now ${at + by + 1} of ${steps.length}`)
  }
  const moveByKey = (event: KeyboardEvent<HTMLElement>, at: number) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(at, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <>
      <ol className={classes.steps} data-verdict={verdict ?? undefined}>
        {steps.map((step, at) => (
          <li key={step} className={classes.step} onKeyDown={(event) => moveByKey(event, at)}>
            <kbd aria-hidden>{at + 1}</kbd>
            <span className={classes.stepText} dir="auto">
              {step}
            </span>
            {verdict === null && (
              <span className={classes.movers}>
                <Mover
                  label={`Move up: ${step}`}
                  isOff={at === 0}
                  onClick={() => move(at, -1)}
                  d="M10 15V5m-4 4 4-4 4 4"
                />
                <Mover
                  label={`Move down: ${step}`}
                  isOff={at === steps.length - 1}
                  onClick={() => move(at, 1)}
                  d="M10 5v10m-4-4 4 4 4-4"
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** One that leads nowhere keeps the focus, which a disabled one would lose. */
const Mover = ({ label, isOff, onClick, d }: { label: string; isOff: boolean; onClick: () => void; d: string }) => (
  <button
    type="button"
    className={classes.mover}
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={onClick}
  >
    <svg width={20} height={20} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth={1.6} aria-hidden>
      <path d={d} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
)
