import { Modal } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { ReactNode } from 'react'
import { Kit } from '#client/ui/kit/kit.tsx'
import classes from './popup.module.css'
import { useLastOpen } from './use-last-open.ts'

interface PopupProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** 'error' marks the head in red; the text says what was kept. */
  variant?: 'neutral' | 'error'
  closeLabel?: string
  /** The act that the popup asks about; without it there is only Close. */
  confirm?: { label: string; onConfirm: () => void; isDestructive?: boolean; isWaiting?: boolean; isDisabled?: boolean }
}

/** A dialog that asks once, or tells of an error. It can be closed, except while its act is under way. */
export function Popup(props: PopupProps) {
  const { onClose, title, children, variant = 'neutral', closeLabel = 'Close', confirm } = useLastOpen(props)
  const isWaiting = confirm?.isWaiting ?? false
  const close = () => {
    if (!isWaiting) onClose()
  }
  return (
    <Kit>
      <Modal
        opened={props.isOpen}
        onClose={close}
        title={title}
        centered
        radius="md"
        transitionProps={{ transition: 'fade', duration: 150 }}
        overlayProps={{ backgroundOpacity: 0.4 }}
        closeButtonProps={{ 'aria-label': 'Close dialog', disabled: isWaiting }}
        // the kit's header would be heard as a second head of the page
        attributes={{ header: { role: 'none' } }}
        classNames={{ content: classes.content, header: classes.header, title: classes.heading }}
        data-variant={variant}
      >
        <div className={classes.body}>{children}</div>
        <div className={classes.actions}>
          <Button variant="default" onClick={close} disabled={isWaiting} data-autofocus={!confirm || undefined}>
            {closeLabel}
          </Button>
          {confirm && (
            <Button
              color={confirm.isDestructive ? 'red' : undefined}
              onClick={confirm.onConfirm}
              loading={isWaiting}
              disabled={confirm.isDisabled}
            >
              {confirm.label}
            </Button>
          )}
        </div>
      </Modal>
    </Kit>
  )
}
