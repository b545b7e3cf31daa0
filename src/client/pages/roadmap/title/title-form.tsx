import { TextInput } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/Input.layer.css'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { titleProblem } from '#shared/roadmaps/rules.ts'
import classes from './roadmap-title.module.css'

interface TitleFormProps {
  start: string
  /** Why `start` was refused. */
  problem: string | null
  plannedTitle: string
  onSave: (title: string) => void
  onCancel: () => void
}

/** Another title: Enter saves it, Escape gives it up. */
export function TitleForm({ start, problem, plannedTitle, onSave, onCancel }: TitleFormProps) {
  const [title, setTitle] = useState(start)
  const [wrong, setWrong] = useState(problem)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const text = title.replace(/\s+/g, ' ').trim()
    const found = titleProblem(text)
    setWrong(found)
    if (found) field.current?.focus()
    else onSave(text)
  }
  return (
    <form className={classes.form} onSubmit={save} aria-label="Rename this roadmap">
      <TextInput
        ref={field}
        aria-label="Title of this roadmap"
        classNames={{ root: classes.field, description: classes.hint, error: classes.hint }}
        value={title}
        error={wrong}
        description={`A certificate names what was planned: “${plannedTitle}”.`}
        inputWrapperOrder={['input', 'error', 'description']}
        dir="auto"
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value)
          setWrong(null)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel()
        }}
      />
      <Button type="submit">Save</Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
