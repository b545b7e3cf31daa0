import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { isSubmitKey } from '#client/lib/is-submit-key.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { DEFAULT_PROMPT_PILLS, PROMPT_MAX_LENGTH, ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { planAddress } from './plan-address.ts'
import classes from './prompt-form.module.css'

/** The prompt travels on to /learn, through the sign-in if need be; nothing is spent before it is sent there. */
export function PromptForm({ isSignedIn }: { isSignedIn: boolean }) {
  const [prompt, setPrompt] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const problemId = useId()
  const navigate = useNavigate()

  const change = (text: string) => {
    setPrompt(text)
    setIsMissing(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = prompt.trim()
    setIsMissing(!trimmed)
    if (!trimmed) field.current?.focus()
    else if (isSignedIn) void navigate({ to: '/learn', search: { prompt: trimmed, plan: 1 } })
    else void navigate({ to: '/login', search: { redirect: planAddress(trimmed) } })
  }

  return (
    <form className={classes.form} action="/learn" onSubmit={submit} noValidate>
      <div className={classes.box} data-invalid={isMissing || undefined}>
        <textarea
          ref={field}
          name="prompt"
          className={classes.field}
          rows={2}
          dir="auto"
          maxLength={PROMPT_MAX_LENGTH}
          placeholder={ROADMAP_TEXTS.promptPlaceholder}
          aria-label={ROADMAP_TEXTS.promptPlaceholder}
          aria-describedby={problemId}
          aria-invalid={isMissing}
          value={prompt}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={submitOnEnter}
        />
        <Button type="submit">Make my roadmap</Button>
      </div>
      <Text tone="danger" id={problemId} className={classes.problem} role="alert">
        {isMissing && ROADMAP_TEXTS.objectiveMissing}
      </Text>
      <Pills
        onPick={(text) => {
          change(text)
          field.current?.focus()
        }}
      />
    </form>
  )
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSubmitKey(event)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Examples to begin with; picking one only writes it into the field. */
function Pills({ onPick }: { onPick: (prompt: string) => void }) {
  return (
    <ul className={classes.pills} aria-label="Try asking">
      {DEFAULT_PROMPT_PILLS.map((prompt) => (
        <li key={prompt}>
          <button type="button" className={classes.pill} onClick={() => onPick(prompt)}>
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  )
}
