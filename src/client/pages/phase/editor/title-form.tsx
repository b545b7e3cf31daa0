import { TextInput } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/Input.layer.css'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import classes from './section-editor.module.css'

const MIN_LENGTH = 3
const MAX_LENGTH = 160

interface TitleFormProps {
  label: string
  button: string
  start?: string
  isWaiting: boolean
  /** For a form that follows one that was just sent. */
  takesFocus?: boolean
  onSave: (title: string) => void
  onCancel?: () => void
}

/** A section's title, new or changed; Escape gives up a change. */
export function TitleForm({
  label,
  button,
  start = '',
  isWaiting,
  takesFocus = false,
  onSave,
  onCancel,
}: TitleFormProps) {
  const [title, setTitle] = useState(start)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isChange = onCancel !== undefined

  useEffect(() => {
    if (isChange) field.current?.select()
    else if (takesFocus) field.current?.focus()
  }, [isChange, takesFocus])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const text = title.trim()
    if (isWaiting) return
    if (text.length < MIN_LENGTH) return setProblem('A title needs at least 3 characters.')
    if (text === start) return onCancel?.()
    onSave(text)
  }
  return (
    <form className={classes.form} onSubmit={save}>
      <TextInput
        ref={field}
        aria-label={label}
        placeholder={label}
        size="sm"
        value={title}
        maxLength={MAX_LENGTH}
        error={problem}
        readOnly={isWaiting}
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value)
          setProblem(null)
        }}
        // Escape gives up the change only, not the drawer around it
        data-mantine-stop-propagation={isChange || undefined}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel?.()
        }}
        dir="auto"
      />
      <span className={classes.buttons}>
        <Button type="submit" size="xs" loading={isWaiting}>
          {button}
        </Button>
        {onCancel && (
          <Button variant="default" size="xs" onClick={onCancel} disabled={isWaiting}>
            Cancel
          </Button>
        )}
      </span>
    </form>
  )
}
