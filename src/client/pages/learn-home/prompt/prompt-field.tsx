import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { KeyboardEvent, RefObject } from 'react'
import { isComposing, isSubmitKey } from '#client/lib/is-submit-key.ts'
import { PROMPT_MAX_LENGTH, ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import classes from './prompt-box.module.css'

// the kit would put its own, empty description in place of ours; its types leave this out
const OWN_ARIA = { withAria: false }

interface PromptFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  value: string
  describedBy: string
  isInvalid: boolean
  isReadOnly: boolean
  onChange: (text: string) => void
  onSubmit: () => void
}

/** Enter submits, Shift+Enter does not, Escape lets go (2§2.2). */
export function PromptField({
  field,
  value,
  describedBy,
  isInvalid,
  isReadOnly,
  onChange,
  onSubmit,
}: PromptFieldProps) {
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && !isComposing(event)) field.current?.blur()
    if (isSubmitKey(event)) {
      event.preventDefault()
      onSubmit()
    }
  }
  return (
    <Textarea
      ref={field}
      variant="unstyled"
      autosize
      minRows={2}
      maxRows={8}
      dir="auto"
      name="prompt"
      {...OWN_ARIA}
      aria-label={ROADMAP_TEXTS.promptPlaceholder}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      placeholder={ROADMAP_TEXTS.promptPlaceholder}
      maxLength={PROMPT_MAX_LENGTH}
      value={value}
      readOnly={isReadOnly}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={pressKey}
      classNames={{ input: classes.input }}
    />
  )
}
