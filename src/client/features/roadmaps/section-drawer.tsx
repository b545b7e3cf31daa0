import { Button, Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { type ReactNode, useState } from 'react'

/** The sections on a small screen; it closes when one is chosen. */
export function SectionDrawer({ label, current, children }: { label: string; current: number; children: ReactNode }) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const isOpen = openAt === current
  return (
    <>
      <Button variant="default" size="sm" fullWidth onClick={() => setOpenAt(current)} aria-expanded={isOpen}>
        {label}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpenAt(null)}
        title="Sections"
        size={297}
        transitionProps={{ duration: 150 }}
        closeButtonProps={{ 'aria-label': 'Close sections' }}
      >
        {children}
      </Drawer>
    </>
  )
}
