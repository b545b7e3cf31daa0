import { Button, Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { type ReactNode, useState } from 'react'
import classes from './section-drawer.module.css'

/** The sections on a small screen; it closes when one is chosen, here or by the browser's Back. */
export function SectionDrawer({
  label,
  current,
  isEditing = false,
  children,
}: {
  label: string
  current: number
  /** Escape then belongs to the form or the popup that is open. */
  isEditing?: boolean
  children: (close: () => void) => ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [last, setLast] = useState(current)
  const close = () => setIsOpen(false)
  if (last !== current) {
    setLast(current)
    close()
  }
  return (
    <>
      <Button variant="default" size="sm" fullWidth onClick={() => setIsOpen(true)} aria-expanded={isOpen}>
        {label}
      </Button>
      {/* put together by hand: the kit's own head would be a second banner of the page */}
      <Drawer.Root
        opened={isOpen}
        onClose={close}
        closeOnEscape={!isEditing}
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
