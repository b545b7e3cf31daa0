import { Button, Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits.ts'
import { LearningPrompt, PROMPT_MAX_LENGTH, ROADMAP_TEXTS } from '#shared/roadmaps.ts'
import classes from './prompt-box.module.css'
import { PromptPills } from './prompt-pills.tsx'
import { isUnanswered, refusalText } from './refusal-text.ts'
import { useBuildRoadmap } from './use-build-roadmap.ts'
import { useRequestKey } from './use-request-key.ts'

/** From how many characters on the counter shows. */
const COUNTER_FROM = PROMPT_MAX_LENGTH - 124
const KEPT_TEXT = 'Your text is still here, and trying again never makes a second roadmap.'

type Problem = { prompt: string; text: string; hint: string | undefined }

/** Where a roadmap begins: the wish, its price, and why it was refused if it was (2§2.2, 2§5). */
export function PromptBox({
  credits,
  prompt,
  field,
  onChange,
  onCreated,
}: {
  /** Undefined until the account has been read. */
  credits: number | undefined
  prompt: string
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (prompt: string) => void
  onCreated: (roadmapId: string) => void
}) {
  const [refused, setRefused] = useState<Problem | null>(null)
  const { keyFor, forget } = useRequestKey()
  const build = useBuildRoadmap()
  const messageId = useId()
  const priceId = useId()
  const isBroke = credits !== undefined && credits < ROADMAP_PRICE_CREDITS

  // what was wrong with another text says nothing about this one
  const problem = refused?.prompt === prompt ? refused : null
  const refuse = (text: string, hint?: string) => setRefused({ prompt, text, hint })

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (build.isPending || isBroke) return
    const checked = LearningPrompt.safeParse(prompt)
    if (!checked.success) {
      refuse(checked.error.issues[0]?.message ?? ROADMAP_TEXTS.objectiveMissing)
      field.current?.focus()
      return
    }
    setRefused(null)
    build.mutate(
      { objective: checked.data, requestKey: keyFor(checked.data) },
      {
        onSuccess: ({ status, roadmapId }) => {
          if (status !== 'success' || !roadmapId) return refuse(ROADMAP_TEXTS.creationFailed)
          forget()
          onChange('')
          onCreated(roadmapId)
        },
        onError: (error) => refuse(refusalText(error), isUnanswered(error) ? KEPT_TEXT : undefined),
      },
    )
  }

  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // an input method uses Enter to choose a word
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') field.current?.blur()
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      submit()
    }
  }

  return (
    <div>
      <form className={classes.box} onSubmit={submit} data-invalid={problem !== null || undefined} noValidate>
        <Textarea
          ref={field}
          variant="unstyled"
          autosize
          minRows={2}
          maxRows={8}
          dir="auto"
          name="prompt"
          aria-label={ROADMAP_TEXTS.promptPlaceholder}
          aria-describedby={`${messageId} ${priceId}`}
          aria-invalid={problem !== null}
          placeholder={ROADMAP_TEXTS.promptPlaceholder}
          maxLength={PROMPT_MAX_LENGTH}
          value={prompt}
          readOnly={build.isPending}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={pressKey}
          classNames={{ input: classes.input }}
        />
        <div className={classes.bar}>
          <span id={priceId} className={classes.balance} data-broke={isBroke || undefined}>
            {balanceText(credits)}
          </span>
          {prompt.length >= COUNTER_FROM && (
            <span className={classes.counter} data-full={prompt.length >= PROMPT_MAX_LENGTH || undefined}>
              {prompt.length} / {PROMPT_MAX_LENGTH}
            </span>
          )}
          <Button type="submit" loading={build.isPending} disabled={isBroke} aria-describedby={priceId}>
            Create for {creditCount(ROADMAP_PRICE_CREDITS)}
          </Button>
        </div>
      </form>
      <div id={messageId} className={classes.message} role="alert">
        {problem && <p dir="auto">{problem.text}</p>}
        {problem?.hint && <p className={classes.hint}>{problem.hint}</p>}
      </div>
      {isBroke && <p className={classes.hint}>{BROKE_HINT}</p>}
      <PromptPills
        onPick={(text) => {
          onChange(text)
          field.current?.focus()
        }}
      />
    </div>
  )
}

const BROKE_HINT = 'A roadmap that you delete within 2 hours of creating it gives its credit back.'

const creditCount = (count: number) => (count === 1 ? '1 credit' : `${count} credits`)

function balanceText(credits: number | undefined): string {
  if (credits === undefined) return ''
  if (credits < ROADMAP_PRICE_CREDITS) return ROADMAP_TEXTS.noCredits
  return `You have ${creditCount(credits)} left`
}
