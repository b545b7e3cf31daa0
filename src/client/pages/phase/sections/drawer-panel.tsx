import { Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { ReactNode } from 'react'
import classes from './section-drawer.module.css'

interface DrawerPanelProps {
  isOpen: boolean
  onClose: () => void
  /** Only its own button closes it. */
  isFixed: boolean
  children: ReactNode
}

/** Put together by hand: the kit's own head would be a second banner of the page. */
export const DrawerPanel = ({ isOpen, onClose, isFixed, children }: DrawerPanelProps) => (
  <Drawer.Root
    opened={isOpen}
    onClose={onClose}
    closeOnEscape={!isFixed}
    closeOnClickOutside={!isFixed}
    size={297}
    transitionProps={{ duration: 150 }}
  >
    <Drawer.Overlay />
    <Drawer.Content>
      <div className={classes.head}>
        <Drawer.Title>Sections</Drawer.Title>
        <Drawer.CloseButton aria-label="Close sections" />
      </div>
      <Drawer.Body>{children}</Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
)
