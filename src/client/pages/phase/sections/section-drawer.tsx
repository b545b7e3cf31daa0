import { type ReactNode, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import classes from './section-drawer.module.css'

// a wide screen never needs it
const DrawerPanel = lazyDialog(async () => (await import('./drawer-panel.tsx')).DrawerPanel)

/** The sections on a small screen; it closes when one is chosen, here or by the browser's Back, never while they are edited. */
export function SectionDrawer({
  label,
  shownId,
  isEditing = false,
  children,
}: {
  label: string
  /** The section beside it: its number may change by an edit, its id stays. */
  shownId: string | undefined
  /** Escape then belongs to the form or the popup that is open, and a touch beside the drawer loses nothing. */
  isEditing?: boolean
  children: (close: () => void) => ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [last, setLast] = useState(shownId)
  const close = () => setIsOpen(false)
  if (last !== shownId) {
    setLast(shownId)
    if (!isEditing) close()
  }
  return (
    <>
      <Button
        variant="default"
        className={classes.opener}
        onClick={() => setIsOpen(true)}
        onPointerEnter={DrawerPanel.preload}
        aria-expanded={isOpen}
      >
        {label}
      </Button>
      <DrawerPanel isOpen={isOpen} onClose={close} isFixed={isEditing}>
        {children(close)}
      </DrawerPanel>
    </>
  )
}
