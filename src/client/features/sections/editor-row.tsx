import { useEffect, useRef } from 'react'
import { ArrowLeftIcon } from '#client/ui/icons.tsx'
import { MIN_SECTIONS_PER_PHASE, SECTION_KEPT_TEXT } from '#shared/roadmaps/rules.ts'
import type { Section } from '#shared/roadmaps/schemas.ts'
import classes from './section-editor.module.css'
import { TitleForm } from './title-form.tsx'

interface EditorRowProps {
  section: Section
  number: number
  count: number
  /** Of the sentence that says why none can be removed. */
  keptNoteId: string
  isWaiting: boolean
  isRenaming: boolean
  onRenaming: (isRenaming: boolean) => void
  onRename: (title: string) => void
  onMove: (sectionNumber: number) => void
  onAsk: (kind: 'regenerate' | 'remove') => void
}

/** One section with what can be done to it. Waiting buttons stay focusable, so that the keyboard keeps its place. */
export function EditorRow({ section, number, count, keptNoteId, isWaiting, onMove, ...rest }: EditorRowProps) {
  const { isRenaming, onRenaming, onRename, onAsk } = rest
  const { title } = section
  const focus = useKeptFocus(number, isRenaming)
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <TitleForm
          label={`New title of section ${number}`}
          button="Save"
          start={title}
          isWaiting={isWaiting}
          onSave={onRename}
          onCancel={() => onRenaming(false)}
        />
      </li>
    )
  }
  const act = (isPossible: boolean, name: string, onClick: () => void) => ({
    ref: focus.refOf(name),
    type: 'button' as const,
    className: classes.act,
    'aria-label': `${name}: ${title}`,
    'aria-disabled': isWaiting || !isPossible,
    onClick: () => {
      if (isWaiting || !isPossible) return
      focus.use(name)
      onClick()
    },
  })
  return (
    <li className={classes.row}>
      <span className={classes.title} dir="auto">
        {number}. {title}
      </span>
      <span className={classes.acts}>
        <button {...act(number > 1, 'Move up', () => onMove(number - 1))} data-turn="up">
          <ArrowLeftIcon />
        </button>
        <button {...act(number < count, 'Move down', () => onMove(number + 1))} data-turn="down">
          <ArrowLeftIcon />
        </button>
        <button {...act(true, 'Rename', () => onRenaming(true))}>Rename</button>
        <button {...act(true, 'Rewrite', () => onAsk('regenerate'))}>Rewrite</button>
        <button
          {...act(count > MIN_SECTIONS_PER_PHASE, 'Remove', () => onAsk('remove'))}
          title={count > MIN_SECTIONS_PER_PHASE ? undefined : SECTION_KEPT_TEXT}
          aria-describedby={count > MIN_SECTIONS_PER_PHASE ? undefined : keptNoteId}
        >
          Remove
        </button>
      </span>
    </li>
  )
}

/** Moving a row and closing its form may lose the focus: it comes back to the button that was used. */
function useKeptFocus(number: number, isRenaming: boolean) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const used = useRef<string | null>(null)
  useEffect(() => {
    if (isRenaming || used.current === null || document.activeElement !== document.body) return
    buttons.current.get(used.current)?.focus()
    used.current = null
  }, [number, isRenaming])
  return {
    refOf: (name: string) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(name, button)
    },
    use: (name: string) => {
      used.current = name
    },
  }
}
