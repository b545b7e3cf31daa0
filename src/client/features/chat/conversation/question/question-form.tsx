import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '#client/lib/is-submit-key.ts'
import { Button } from '#client/ui/button/button.tsx'
import { QUERY_MIN_LENGTH } from '#shared/chat/rules.ts'
import { QuestionField } from './question-field.tsx'
import classes from './question-form.module.css'

interface QuestionFormProps {
  query: string
  onAsk: (query: string) => void
  onLeave: () => void
}

/** A question in its place, to be asked otherwise; Escape leaves it as it was. */
export function QuestionForm({ query, onAsk, onLeave }: QuestionFormProps) {
  const [text, setText] = useState(query)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isEnough = text.trim().length >= QUERY_MIN_LENGTH
  const send = () => isEnough && onAsk(text.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <QuestionField
        ref={field}
        label="Your question"
        value={text}
        onChange={setText}
        onSend={send}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return
          event.stopPropagation()
          onLeave()
        }}
      />
      <div className={classes.row}>
        <Button variant="default" size="sm" onClick={onLeave}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={!isEnough}>
          Ask
        </Button>
      </div>
    </form>
  )
}
