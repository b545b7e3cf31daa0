import { Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useLastOpen } from '#client/ui/dialog/use-last-open.ts'
import { Kit } from '#client/ui/kit/kit.tsx'
import type { Waitlist } from '#shared/waitlist/rules.ts'
import { WAITLIST_TEXTS } from '#shared/waitlist/texts.ts'
import type { Entry } from './send-entry.ts'
import { WaitlistForm } from './waitlist-form.tsx'

export interface JoinDialogProps {
  isOpen: boolean
  onClose: () => void
  waitlist: Waitlist
  /** The card that was chosen; its name and price stand in the form (R-WAIT-18). */
  chosen?: { plan: string; price: string } | undefined
  onEntry?: ((entry: Entry) => void) | undefined
}

/** The waitlist's form in a dialog; Escape closes it, and the next time it is empty (3§2.6, 3§4.2). */
export function JoinDialog(props: JoinDialogProps) {
  const { onClose, waitlist, chosen, onEntry } = useLastOpen(props)
  return (
    <Kit>
      <Modal
        opened={props.isOpen}
        onClose={onClose}
        title={WAITLIST_TEXTS.join}
        centered
        radius="md"
        transitionProps={{ transition: 'fade', duration: 150 }}
        overlayProps={{ backgroundOpacity: 0.4 }}
        closeButtonProps={{ 'aria-label': 'Close dialog' }}
        attributes={{ header: { role: 'none' } }}
      >
        {chosen && (
          <p>
            {chosen.plan}: {chosen.price}
          </p>
        )}
        <WaitlistForm
          waitlist={waitlist}
          {...(chosen && { plan: chosen.plan })}
          {...(onEntry && { onEntry })}
          onClose={onClose}
        />
      </Modal>
    </Kit>
  )
}
