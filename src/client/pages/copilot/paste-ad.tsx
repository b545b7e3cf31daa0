import { type FormEvent, useState } from 'react'
import { useWriteFor } from '#client/features/copilot/use-write-for.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { AD_MAX_LENGTH, JOB_TITLE_MAX_LENGTH } from '#shared/copilot/rules.ts'
import classes from './copilot.module.css'

const EMPTY = { title: '', company: '', description: '' }

/** Any ad from elsewhere, to write for. */
export function PasteAd() {
  const [typed, setTyped] = useState(EMPTY)
  const { writeFor, isAdding } = useWriteFor()
  const isReady = typed.title.trim() !== '' && typed.description.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) writeFor(typed, { onSuccess: () => setTyped(EMPTY) })
  }
  return (
    <details className={classes.paste}>
      <summary>Write for a job that is not on the board</summary>
      <form className={classes.form} aria-label="A job from elsewhere" onSubmit={submit}>
        <TextField
          label="Job title"
          problem={null}
          maxLength={JOB_TITLE_MAX_LENGTH}
          value={typed.title}
          onChange={(title) => setTyped({ ...typed, title })}
        />
        <TextField
          label="Company (optional)"
          problem={null}
          maxLength={JOB_TITLE_MAX_LENGTH}
          value={typed.company}
          onChange={(company) => setTyped({ ...typed, company })}
        />
        <TextArea
          label="The ad"
          rows={8}
          maxLength={AD_MAX_LENGTH}
          value={typed.description}
          onChange={(description) => setTyped({ ...typed, description })}
        />
        <Button type="submit" size="sm" disabled={!isReady} loading={isAdding}>
          Write for it
        </Button>
      </form>
    </details>
  )
}
