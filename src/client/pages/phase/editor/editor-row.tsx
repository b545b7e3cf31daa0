import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { ArrowLeftIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
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
  onMove: (number: number) => void
  onAsk: (kind: 'regenerate' | 'remove') => void
}

/** One section with what can be done to it. Waiting buttons stay focusable, so that the keyboard keeps its place. */
export function EditorRow({ section, number, count, keptNoteId, isWaiting, onMove, ...rest }: EditorRowProps) {
  const { isRenaming, onRenaming, onRename, onAsk } = rest
  const { title } = section
  if (isRenaming) {
    return (
      <li className={classes.row} {...focusArea}>
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
  const button = (isPossible: boolean, name: string, onClick: () => void) => ({
    type: 'button' as const,
    className: classes.button,
    'aria-label': `${name}: ${title}`,
    'aria-disabled': isWaiting || !isPossible,
    onClick: () => {
      if (isWaiting || !isPossible) return
      onClick()
    },
  })
  return (
    <li className={classes.row} {...focusArea}>
      <Text as="span" tone="inherit" isStrong className={classes.words} dir="auto">
        {number}. {title}
      </Text>
      <span className={classes.buttons}>
        <button {...button(number > 1, 'Move up', () => onMove(number - 1))} data-turn="up">
          <ArrowLeftIcon />
        </button>
        <button {...button(number < count, 'Move down', () => onMove(number + 1))} data-turn="down">
          <ArrowLeftIcon />
        </button>
        <button {...focusHome} {...button(true, 'Rename', () => onRenaming(true))}>
          Rename
        </button>
        <button {...button(true, 'Rewrite', () => onAsk('regenerate'))}>Rewrite</button>
        <button
          {...button(count > MIN_SECTIONS_PER_PHASE, 'Remove', () => onAsk('remove'))}
          title={count > MIN_SECTIONS_PER_PHASE ? undefined : SECTION_KEPT_TEXT}
          aria-describedby={count > MIN_SECTIONS_PER_PHASE ? undefined : keptNoteId}
        >
          Remove
        </button>
      </span>
    </li>
  )
}
