import { UnstyledButton } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CloseIcon } from '#client/ui/icons.tsx'
import classes from './edit-chip.module.css'

interface EditChipProps {
  label: ReactNode
  /** What opens, begins with the label's words. */
  name: string
  /** A place for something that is not there yet. */
  isEmpty?: boolean
  /** Takes the focus when a chip beside it goes. */
  isHome?: boolean
  remove?: { name: string; act: () => void } | undefined
  /** A small editor. */
  children: (close: () => void) => ReactNode
}

/**
 * Something short that can be changed in a small editor of its own, and taken away by its button or Backspace. The editor
 * opens below the row of chips: nothing is covered, and there is room for it on a phone.
 */
export function EditChip({ label, name, isEmpty, isHome, remove, children }: EditChipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const editorId = useId()
  const close = () => {
    button.current?.focus()
    setIsOpen(false)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (!remove || (event.key !== 'Backspace' && event.key !== 'Delete')) return
    event.preventDefault()
    remove.act()
  }
  return (
    <>
      <span className={classes.chip} data-empty={isEmpty || undefined} data-open={isOpen || undefined}>
        <UnstyledButton
          ref={button}
          className={classes.label}
          aria-label={name}
          aria-expanded={isOpen}
          aria-controls={isOpen ? editorId : undefined}
          data-focus-home={isHome || undefined}
          onClick={() => setIsOpen((open) => !open)}
          onKeyDown={pressKey}
        >
          <bdi>{label}</bdi>
        </UnstyledButton>
        {remove && (
          <UnstyledButton className={classes.remove} aria-label={remove.name} onClick={remove.act}>
            <CloseIcon />
          </UnstyledButton>
        )}
      </span>
      {isOpen && (
        <div className={classes.place}>
          <Editor id={editorId} name={name} onClose={close} onLeave={() => setIsOpen(false)}>
            {children(close)}
          </Editor>
        </div>
      )}
    </>
  )
}

interface EditorProps {
  id: string
  name: string
  onClose: () => void
  onLeave: () => void
  children: ReactNode
}

function Editor({ id, name, onClose, onLeave, children }: EditorProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  const leave = ({ relatedTarget }: FocusEvent) => {
    // whoever goes to another window comes back to it
    if (relatedTarget && !box.current?.contains(relatedTarget)) onLeave()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out otherwise
    <div
      ref={box}
      id={id}
      className={classes.editor}
      role="group"
      aria-label={name}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {children}
    </div>
  )
}
