import { type FormEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ENTRY_TEXTS } from '#client/features/profiles/entry-texts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ENTRY_LENGTHS } from '#shared/profiles/entry-rules.ts'
import classes from './entries.module.css'
import { EndField, MonthField } from './month-field.tsx'
import { useSaveEntry } from './use-entries.ts'
import { type EntryDraft, useEntryDraft } from './use-entry-draft.ts'

interface EntryFormProps {
  initial: EntryDraft
  onClose: () => void
  /** Without it, it is closed. */
  onSaved?: () => void
}

/** What belongs to an entry; what is wrong is said when it is to be saved, and nothing typed is lost. */
export function EntryForm({ initial, onClose, onSaved = onClose }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useEntryDraft(initial)
  const { save, isSaving, problem } = useSaveEntry(onSaved)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // the fields say what is wrong by then
    const entry = flushSync(fields.take)
    if (entry) save(entry)
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={initial.id ? `Edit ${initial.title}` : `Add ${ENTRY_TEXTS[initial.kind].noun}`}
    >
      <Card padding="medium" className={classes.form}>
        <EntryFields fields={fields} />
        <div className={`${classes.buttons} ${classes.wide}`}>
          <Button type="submit" variant="filled" loading={isSaving}>
            Save
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Text tone="danger" role="alert">
            {problem}
          </Text>
        </div>
      </Card>
    </form>
  )
}

function EntryFields({ fields: { draft, change, problemOf } }: { fields: ReturnType<typeof useEntryDraft> }) {
  const texts = ENTRY_TEXTS[draft.kind]
  return (
    <>
      <TextField
        label={texts.title}
        dir="auto"
        maxLength={ENTRY_LENGTHS.title}
        value={draft.title}
        problem={problemOf('title')}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={texts.organization}
        dir="auto"
        maxLength={ENTRY_LENGTHS.organization}
        value={draft.organization}
        problem={problemOf('organization')}
        onChange={(organization) => change({ organization })}
      />
      <MonthField
        label={texts.started}
        value={draft.startedIn}
        problem={problemOf('startedIn')}
        onChange={(startedIn) => change({ startedIn })}
      />
      <EndField
        label={texts.ended}
        value={draft.endedIn}
        none={texts.goesOn}
        problem={problemOf('endedIn')}
        onChange={(endedIn) => change({ endedIn })}
      />
      {draft.kind !== 'job' && (
        <TextField
          label="Web address"
          hint="Where others can look it up, if there is such a place."
          maxLength={ENTRY_LENGTHS.url}
          value={draft.url}
          problem={problemOf('url')}
          onChange={(url) => change({ url })}
        />
      )}
      <div className={classes.wide}>
        <TextArea
          label={texts.description}
          rows={4}
          maxLength={ENTRY_LENGTHS.description}
          value={draft.description}
          onChange={(description) => change({ description })}
        />
      </div>
    </>
  )
}
