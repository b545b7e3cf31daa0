import { useState } from 'react'
import { datesOf, ENTRY_TEXTS } from '#client/features/profiles/entry-texts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { type EntryKind, MOST_ENTRIES } from '#shared/profiles/entry-rules.ts'
import type { ProfileEntry } from '#shared/profiles/entry-schemas.ts'
import classes from './entries.module.css'
import { EntryForm } from './entry-form.tsx'
import { useRemoveEntry } from './use-entries.ts'
import { emptyDraft } from './use-entry-draft.ts'

interface EntryListProps {
  title: string
  kinds: readonly EntryKind[]
  /** All of the profile. */
  entries: readonly ProfileEntry[]
}

/** One's entries of some kinds: one at a time is open to be changed, or made. */
export function EntryList({ title, kinds, entries }: EntryListProps) {
  /** The id of what is open, or the kind of what is made. */
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  const shown = entries.filter(({ kind }) => kinds.includes(kind))
  const made = kinds.find((kind) => kind === open)
  const isFull = entries.length >= MOST_ENTRIES
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <Heading as="h2" tabIndex={-1}>
          {title}
        </Heading>
        {kinds.map((kind) => (
          <Button key={kind} variant="default" disabled={isFull} onClick={() => setOpen(kind)}>
            Add {ENTRY_TEXTS[kind].noun}
          </Button>
        ))}
      </div>
      {isFull && <Text>A profile has room for {MOST_ENTRIES} entries. Remove one to add another.</Text>}
      {made && <EntryForm key={made} initial={emptyDraft(made)} onClose={close} />}
      {shown.length === 0 && !made && (
        <EmptyLine>Nothing here yet. Whoever looks at your profile sees what you add.</EmptyLine>
      )}
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((entry) => (
            <li key={entry.id}>
              {open === entry.id ? (
                <EntryForm initial={entry} onClose={close} />
              ) : (
                <EntryCard entry={entry} onEdit={() => setOpen(entry.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function EntryCard({ entry, onEdit }: { entry: ProfileEntry; onEdit: () => void }) {
  const { remove, isRemoving } = useRemoveEntry()
  return (
    <Card as="article" padding="medium" className={classes.entry}>
      <div className={classes.words}>
        <Heading as="h3" dir="auto">
          {entry.title}
        </Heading>
        <p dir="auto" className={classes.line}>
          {entry.organization}
        </p>
        <Text>{datesOf(entry)}</Text>
        {entry.description && (
          <p dir="auto" className={classes.description}>
            {entry.description}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" size="sm" aria-label={`Edit ${entry.title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="subtle"
          size="sm"
          color="gray"
          aria-label={`Remove ${entry.title}`}
          loading={isRemoving}
          onClick={() => remove(entry)}
        >
          Remove
        </Button>
      </div>
    </Card>
  )
}
