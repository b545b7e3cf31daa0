import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { DEFAULT_PROMPT_PILLS, PROMPT_MAX_LENGTH, ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'
import classes from './hero.module.css'

/** The wish travels on to /learn, through the sign-in if need be; nothing is spent before it is sent there. */
export function PromptForm({ isSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)

  const go = (prompt: string) => {
    if (isSignedIn) void navigate({ to: '/learn', search: { prompt } })
    else void navigate({ to: '/login', search: { redirect: `/learn?${new URLSearchParams({ prompt })}` } })
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const prompt = field.current?.value.trim()
    if (prompt) go(prompt)
    else field.current?.focus()
  }
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.box}>
        <textarea
          ref={field}
          className={classes.field}
          rows={2}
          maxLength={PROMPT_MAX_LENGTH}
          placeholder={ROADMAP_TEXTS.promptPlaceholder}
          aria-label={ROADMAP_TEXTS.promptPlaceholder}
          onKeyDown={submitOnEnter}
        />
        <Button type="submit" className={classes.submit}>
          Make my roadmap
        </Button>
      </div>
      <ul className={classes.pills} aria-label="Try asking">
        {DEFAULT_PROMPT_PILLS.map((prompt) => (
          <li key={prompt}>
            <button type="button" className={classes.pill} onClick={() => go(prompt)}>
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
