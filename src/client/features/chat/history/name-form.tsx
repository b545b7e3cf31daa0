import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '#client/lib/is-submit-key.ts'
import { Button } from '#client/ui/button/button.tsx'
import { LineField } from '#client/ui/form/line-field.tsx'
import { TITLE_MAX_LENGTH } from '#shared/chat/rules.ts'
import classes from './history-list.module.css'

interface NameFormProps {
  name: string
  isBusy: boolean
  onName: (name: string) => void
  onLeave: () => void
}

/** What a conversation is called; Escape leaves it. */
export function NameForm({ name, isBusy, onName, onLeave }: NameFormProps) {
  const [text, setText] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onName(text.trim())
  }
  return (
    <form className={classes.naming} onSubmit={submit}>
      <LineField
        ref={field}
        label="Name of the conversation"
        maxLength={TITLE_MAX_LENGTH}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return
          event.stopPropagation()
          onLeave()
        }}
      />
      <Button type="submit" size="sm" loading={isBusy} disabled={text.trim() === ''}>
        Save
      </Button>
    </form>
  )
}
