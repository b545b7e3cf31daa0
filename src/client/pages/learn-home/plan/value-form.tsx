import { TextInput } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/Input.layer.css'
import { type FormEvent, useState } from 'react'
import classes from './plan-chips.module.css'

interface ValueFormProps {
  label: string
  type: 'number' | 'date'
  min: string
  max: string
  /** Empty for none. */
  value: string
  onSave: (value: string) => void
  onClose: () => void
}

/** A number or a day, which the browser checks; empty for none. */
export function ValueForm({ label, type, min, max, value, onSave, onClose }: ValueFormProps) {
  const [text, setText] = useState(value)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (text !== value) onSave(text)
    onClose()
  }
  return (
    <form className={classes.form} onSubmit={save}>
      <TextInput {...{ label, type, min, max }} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <div className={classes.buttons}>
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button variant="subtle" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
