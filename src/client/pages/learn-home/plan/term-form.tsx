import { TextInput } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/Input.layer.css'
import { type FormEvent, useState } from 'react'
import { MAX_PLAN_TERM } from '#shared/roadmaps/rules.ts'
import classes from './plan-chips.module.css'

interface TermFormProps {
  label: string
  term: string
  /** What is said already. */
  others: readonly string[]
  onSave: (term: string) => void
  onClose: () => void
}

/** One subject, by its name. */
export function TermForm({ label, term, others, onSave, onClose }: TermFormProps) {
  const [text, setText] = useState(term)
  const name = text.replace(/\s+/g, ' ').trim()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const isSaid = others.some((other) => other.toLowerCase() === name.toLowerCase())
    if (name !== '' && name !== term && !isSaid) onSave(name)
    onClose()
  }
  return (
    <form className={classes.form} onSubmit={save}>
      <TextInput
        label={label}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_PLAN_TERM}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="sm">
          {term === '' ? 'Add' : 'Save'}
        </Button>
        <Button variant="subtle" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
