import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { NOTE_MAX_LENGTH } from '#shared/progress/rules.ts'
import { NoteField } from './note-field.tsx'
import classes from './section-note.module.css'
import { type NoteState, useNote } from './use-note.ts'

// whoever only writes needs no Markdown
const MarkdownText = lazyPart(async () => (await import('#client/ui/text/markdown-text.tsx')).MarkdownText)

/** With less room than that, the learner is told how much is left. */
const LITTLE_ROOM = 1000

interface SectionNoteProps {
  phaseId: string
  sectionId: string
  hasNote: boolean
  /** The learner wants to write now. */
  isAskedFor: boolean
}

/** A note of one's own: written as Markdown, saved by itself, read by nobody else. */
export function SectionNote({ isAskedFor, ...place }: SectionNoteProps) {
  const { note, query, text, state, ...act } = useNote(place)
  const isRead = note !== undefined
  const [isWriting, setIsWriting] = useState(isAskedFor)

  if (!isRead && query.isPending) return <Skeleton radius={8} height={96} />
  if (!isRead) {
    return (
      <div className={classes.foot}>
        <Text role="status">Your note could not be loaded. It is safe.</Text>
        <Button variant="default" size="xs" onClick={() => void query.refetch()} loading={query.isFetching}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <>
      {isWriting || text === '' ? (
        <NoteField text={text} onChange={act.change} takesFocus={isWriting} />
      ) : (
        <MarkdownText text={text} />
      )}
      <div className={classes.foot}>
        <Text
          role="status"
          className={classes.state}
          tone={state === 'failed' || state === 'conflict' ? 'danger' : undefined}
        >
          {WORDS[state]}
        </Text>
        {NOTE_MAX_LENGTH - text.length <= LITTLE_ROOM && <Text>{NOTE_MAX_LENGTH - text.length} characters left</Text>}
        {state === 'failed' && (
          <Button variant="default" size="xs" onClick={act.retry}>
            Try again
          </Button>
        )}
        {state === 'conflict' ? (
          <>
            <Button variant="default" size="xs" onClick={() => void act.takeTheirs()}>
              Take that one
            </Button>
            <Button variant="default" size="xs" onClick={() => void act.keepMine()}>
              Keep this one
            </Button>
          </>
        ) : (
          text !== '' && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => setIsWriting(!isWriting)}>
              {isWriting ? 'Read' : 'Edit'}
            </Button>
          )
        )}
      </div>
    </>
  )
}

const WORDS: Record<NoteState, string> = {
  saved: 'Saved. Only you see it.',
  saving: 'Saving…',
  waiting: 'Kept here until you are online again.',
  conflict: 'This note was changed in another tab.',
  failed: 'Not saved. It is kept in this tab.',
}
