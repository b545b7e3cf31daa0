import { useState } from 'react'
import { readNoteDraft, writeNoteDraft } from '#client/features/progress/notes/note-draft.ts'
import { Button } from '#client/ui/button/button.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import { NoteField } from './note-field.tsx'
import classes from './section-note.module.css'

const SectionNote = lazyPart(
  async () => (await import('./section-note.tsx')).SectionNote,
  ({ sectionId, isAskedFor }) => isAskedFor && <FirstWords sectionId={sectionId} />,
)

/** The place of the learner's own note; its code comes where there is one, or is to be one. */
export function OwnNote({ phaseId, section: { sectionId, hasNote } }: { phaseId: string; section: SectionProgress }) {
  const [isAskedFor, setIsAskedFor] = useState(false)
  const isThere = hasNote || readNoteDraft(sectionId) !== null
  return (
    <section className={classes.block} aria-labelledby="note-heading">
      <Heading as="h3" size="item" id="note-heading" tabIndex={-1}>
        Your note
      </Heading>
      {isThere || isAskedFor ? (
        <SectionNote {...{ phaseId, sectionId, hasNote, isAskedFor }} />
      ) : (
        <Button variant="default" size="sm" className={classes.add} onClick={() => setIsAskedFor(true)}>
          Add a note
        </Button>
      )}
    </section>
  )
}

/** What is typed while the code is on its way: a draft, with which the note then goes on. */
function FirstWords({ sectionId }: { sectionId: string }) {
  const [text, setText] = useState('')
  const keep = (typed: string) => {
    setText(typed)
    writeNoteDraft(sectionId, { text: typed, revision: 0 })
  }
  return <NoteField text={text} onChange={keep} takesFocus />
}
