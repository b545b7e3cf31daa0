import { Button, Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { type ReactNode, useState } from 'react'

/** The sections on a small screen; it closes when one is chosen, here or by the browser's Back. */
export function SectionDrawer({
  label,
  current,
  children,
}: {
  label: string
  current: number
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
      <Drawer
        opened={isOpen}
        onClose={close}
        title="Sections"
        size={297}
        transitionProps={{ duration: 150 }}
        closeButtonProps={{ 'aria-label': 'Close sections' }}
      >
        {children(close)}
      </Drawer>
    </>
  )
}
