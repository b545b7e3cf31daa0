import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { localDay } from '#client/lib/dates/local-day.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ENTRY_LENGTHS } from '#shared/journal/rules.ts'
import classes from './journal.module.css'
import type { Draft } from './use-draft.ts'

interface EntryFormProps {
  name: string
  draft: Draft
  onChange: (changed: Partial<Draft>) => void
  onSave: () => void
  isSaving: boolean
  /** Why it could not be saved. */
  problem: string | null
  /** Of an entry that is there already. */
  onCancel?: () => void
  /** Its link says something by itself. */
  hasLink?: boolean
}

const NOTHING = 'Write a title or some text.'

/** A title, a text in Markdown, and who reads it. */
export function EntryForm({ name, draft, onChange, onSave, isSaving, problem, onCancel, hasLink }: EntryFormProps) {
  const [wasTried, setWasTried] = useState(false)
  const isEmpty = `${draft.title}${draft.summary}`.trim() === '' && !hasLink
  const save = () => {
    setWasTried(isEmpty)
    if (!isEmpty && !isSaving) onSave()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
    if (event.key === 'Escape') onCancel?.()
  }
  return (
    <form noValidate aria-label={name} onSubmit={submit} onKeyDown={pressKey}>
      <Card padding="medium" className={classes.form}>
        <TextField
          label="Title"
          dir="auto"
          maxLength={ENTRY_LENGTHS.title}
          value={draft.title}
          problem={wasTried && isEmpty ? NOTHING : null}
          onChange={(title) => onChange({ title })}
        />
        <TextArea
          label="Text, as Markdown"
          placeholder="What did you learn, build or get stuck on?"
          rows={4}
          maxLength={ENTRY_LENGTHS.summary}
          value={draft.summary}
          onChange={(summary) => onChange({ summary })}
        />
        <Details draft={draft} onChange={onChange} />
        <div className={classes.buttons}>
          <Button type="submit" loading={isSaving}>
            {onCancel ? 'Save' : 'Write it down'}
          </Button>
          {onCancel && (
            <Button variant="subtle" color="gray" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Text>{draft.isPublic ? 'Everybody reads it on your profile.' : 'Only you read it.'}</Text>
          <Text tone="danger" role="alert">
            {problem}
          </Text>
        </div>
      </Card>
    </form>
  )
}

/** What it is about, of which day it tells, and who reads it. */
const Details = ({ draft, onChange }: Pick<EntryFormProps, 'draft' | 'onChange'>) => (
  <div className={classes.details}>
    <TextField
      label="Tags"
      problem={null}
      placeholder="rust, async"
      autoCapitalize="none"
      maxLength={400}
      value={draft.tags}
      onChange={(tags) => onChange({ tags })}
    />
    <TextField
      label="Day"
      type="date"
      problem={null}
      max={localDay()}
      value={draft.day || localDay()}
      onChange={(day) => onChange({ day })}
    />
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={draft.isPublic}
        onChange={({ currentTarget }) => onChange({ isPublic: currentTarget.checked })}
      />
      Public
    </label>
  </div>
)
