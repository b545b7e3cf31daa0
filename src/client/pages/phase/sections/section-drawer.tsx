import { Button, Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { type ReactNode, useState } from 'react'
import classes from './section-drawer.module.css'

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
      <Button variant="default" className={classes.opener} onClick={() => setIsOpen(true)} aria-expanded={isOpen}>
        {label}
      </Button>
      {/* put together by hand: the kit's own head would be a second banner of the page */}
      <Drawer.Root
        opened={isOpen}
        onClose={close}
        closeOnEscape={!isEditing}
        closeOnClickOutside={!isEditing}
        size={297}
        transitionProps={{ duration: 150 }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <div className={classes.head}>
            <Drawer.Title>Sections</Drawer.Title>
            <Drawer.CloseButton aria-label="Close sections" />
          </div>
          <Drawer.Body>{children(close)}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}
