import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { localDay } from '#client/lib/dates/local-day.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { tagsIn } from '#shared/journal/rules.ts'
import type { OwnEntry } from '#shared/journal/schemas.ts'
import { EntryForm } from './entry-form.tsx'
import classes from './journal.module.css'
import { useDraft } from './use-draft.ts'
import { useRemoveEntry, useUpdateEntry } from './use-entries.ts'

// whoever only writes needs no Markdown
const MarkdownText = lazyPart(
  async () => (await import('#client/ui/text/markdown-text.tsx')).MarkdownText,
  ({ text }) => <div className={classes.plain}>{text}</div>,
)

/** An entry as it reads, or as it is changed. */
export function EntryItem({ entry }: { entry: OwnEntry }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li {...focusArea}>
      {isOpen ? (
        <OpenEntry entry={entry} onClose={() => setIsOpen(false)} />
      ) : (
        <EntryCard entry={entry} onEdit={() => setIsOpen(true)} />
      )}
    </li>
  )
}

/** How an entry without a title is called. */
const nameOf = ({ title, summary, link }: OwnEntry) => title || summary.slice(0, 40) || link || 'this entry'

function EntryCard({ entry, onEdit }: { entry: OwnEntry; onEdit: () => void }) {
  const { remove, isRemoving } = useRemoveEntry()
  const { title, summary, link, tags, isPublic, createdAt } = entry
  return (
    <Card padding="medium" className={classes.entry}>
      {title && (
        <Heading as="h3" size="item" dir="auto" className={classes.title}>
          {title}
        </Heading>
      )}
      {summary && <MarkdownText text={summary} />}
      {link && (
        <a href={link} target="_blank" rel="noreferrer nofollow" className={classes.link}>
          {link}
        </a>
      )}
      <div className={classes.foot}>
        <Text as="span" size="caption">
          {isPublic ? 'Public' : 'Private'} · <Ago moment={createdAt} />
        </Text>
        {tags.map((tag) => (
          <Link key={tag} to="/feed/journal" search={{ tag }} resetScroll={false} className={classes.tag}>
            #{tag}
          </Link>
        ))}
        <span className={classes.actions}>
          <Button
            {...{ variant: 'subtle', size: 'xs', ...focusHome }}
            aria-label={`Edit ${nameOf(entry)}`}
            onClick={onEdit}
          >
            Edit
          </Button>
          <Button
            {...{ variant: 'subtle', size: 'xs', color: 'gray' }}
            aria-label={`Remove ${nameOf(entry)}`}
            loading={isRemoving}
            onClick={() => remove(entry)}
          >
            Remove
          </Button>
        </span>
      </div>
    </Card>
  )
}

function OpenEntry({ entry, onClose }: { entry: OwnEntry; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const { id, revision, title, summary, link, isPublic, day } = entry
  const initial = { title, summary, isPublic, day, tags: entry.tags.join(', '), about: '' }
  const { draft, change, clear } = useDraft(`${id}.${revision}`, initial)
  const close = () => {
    clear()
    onClose()
  }
  const { update, isSaving, problem } = useUpdateEntry(close)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={box}>
      <EntryForm
        name={`Edit ${nameOf(entry)}`}
        draft={draft}
        onChange={change}
        onSave={() => update({ ...draft, id, revision, link, tags: tagsIn(draft.tags), day: draft.day || localDay() })}
        onCancel={close}
        hasLink={link !== null}
        {...{ isSaving, problem }}
      />
    </div>
  )
}
