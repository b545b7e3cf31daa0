import { useLayoutEffect, useRef } from 'react'
import { NOTE_MAX_LENGTH } from '#shared/progress/rules.ts'
import classes from './section-note.module.css'

interface NoteFieldProps {
  text: string
  onChange: (text: string) => void
  /** The learner wants to write now: on after the last letter. */
  takesFocus: boolean
}

/** Where a note is written. */
export function NoteField({ text, onChange, takesFocus }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // with the commit: a letter that is typed right then belongs here
  useLayoutEffect(() => {
    if (!takesFocus || !field.current) return
    field.current.focus({ preventScroll: true })
    field.current.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [takesFocus])
  return (
    <textarea
      ref={field}
      className={classes.field}
      aria-label="Your note, as Markdown"
      placeholder="What do you want to remember?"
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      maxLength={NOTE_MAX_LENGTH}
      rows={4}
      dir="auto"
    />
  )
}
