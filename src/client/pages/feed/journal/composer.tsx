import { useRef } from 'react'
import { localDay } from '#client/lib/dates/local-day.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import { tagsIn } from '#shared/journal/rules.ts'
import { EntryForm } from './entry-form.tsx'
import classes from './journal.module.css'
import { type Offer, OfferedEvents } from './offered-events.tsx'
import { EMPTY_DRAFT, useDraft } from './use-draft.ts'
import { useAddEntry } from './use-entries.ts'

/** Where an entry is written; what is typed is there again after a reload. */
export function Composer() {
  const box = useRef<HTMLDivElement>(null)
  const { draft, change, clear } = useDraft('new', EMPTY_DRAFT)
  const { add, isSaving, problem } = useAddEntry(() => {
    clear()
    showToast({ title: 'Written down', variant: 'success' })
    box.current?.querySelector('textarea')?.focus()
  })
  const save = () =>
    add({
      ...{ ...draft, tags: tagsIn(draft.tags), day: draft.day || localDay() },
      about: draft.about || undefined,
    })
  const take = ({ title, summary, ...offer }: Offer) => {
    // nothing that was typed is lost
    const both = [draft.summary, summary].filter(Boolean).join('\n\n')
    change({ ...offer, title: draft.title || title, summary: both })
    box.current?.querySelector('textarea')?.focus()
  }
  return (
    <div ref={box} className={classes.composer}>
      <EntryForm
        name="Write in your journal"
        draft={draft}
        onChange={(changed) => change(changed.day === localDay() ? { day: '' } : changed)}
        onSave={save}
        {...{ isSaving, problem }}
      />
      <OfferedEvents taken={draft.about} onTake={take} />
    </div>
  )
}
