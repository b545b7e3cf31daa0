import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { ERROR_STANDS_MS, QUERY_MIN_LENGTH } from '#shared/chat/rules.ts'
import { CHAT_TEXTS } from '#shared/chat/texts.ts'
import classes from './composer.module.css'
import { QuestionField } from './question-field.tsx'

interface ComposerProps {
  draft: string
  onDraft: (draft: string) => void
  onSend: (query: string) => void
  /** What the question is about, and the way to ask about nothing in particular. */
  about: string
  onWithoutAbout: () => void
  /** Null while nothing is being written. */
  onStop: (() => void) | null
  isBusy: boolean
  /** Whoever opens it wants to ask. */
  isFirst: boolean
}

/** Where one asks (R-CHAT-11). */
export function Composer({ draft, onDraft, onSend, about, onWithoutAbout, onStop, isBusy, isFirst }: ComposerProps) {
  const [hasError, setError] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const isEnough = draft.trim().length >= QUERY_MIN_LENGTH
  useEffect(() => {
    if (isFirst) field.current?.focus({ preventScroll: true })
  }, [isFirst])
  useEffect(() => {
    if (!hasError) return
    const timer = setTimeout(() => setError(false), ERROR_STANDS_MS)
    return () => clearTimeout(timer)
  }, [hasError])
  const send = () => {
    if (isBusy) return
    if (isEnough) return onSend(draft.trim())
    setError(true)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={classes.composer} onSubmit={submit} noValidate>
      {about !== '' && (
        <p className={classes.about}>
          <span className={classes.aboutWords} dir="auto">{`About: ${about}`}</span>
          <button type="button" className={classes.without} aria-label={`Not about ${about}`} onClick={onWithoutAbout}>
            <CloseIcon />
          </button>
        </p>
      )}
      <div className={classes.row}>
        <QuestionField
          ref={field}
          id={id}
          label="Ask the assistant"
          placeholder="Ask a question …"
          value={draft}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
          onChange={onDraft}
          onSend={send}
        />
        {onStop ? (
          <Button variant="default" size="sm" onClick={onStop}>
            Stop
          </Button>
        ) : (
          <Button type="submit" size="sm" variant={isEnough ? 'filled' : 'default'} disabled={isBusy}>
            Send
          </Button>
        )}
      </div>
      <p id={`${id}-error`} className={classes.error} role="alert">
        {hasError ? CHAT_TEXTS.tooShort : ''}
      </p>
    </form>
  )
}
