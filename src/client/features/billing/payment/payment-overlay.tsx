import { Modal } from '@mantine/core'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useState } from 'react'
import { Logo } from '#client/ui/line/logo.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import { PaymentFormSkeleton } from './payment-form-skeleton.tsx'
import classes from './payment-overlay.module.css'
import { PaymentSummary } from './payment-summary.tsx'
import { PaymentTerms } from './payment-terms.tsx'
import type { Purchase, TellFailure } from './purchase.ts'

interface PaymentOverlayProps {
  isOpen: boolean
  /** What is about to be paid for. */
  purchase: Purchase | null
  publishableKey: string
  /** Credits now, where credits are bought. */
  balance?: number | undefined
  onClose: () => void
  /** It has faded out. */
  onGone: () => void
  /** The overlay is closed by whoever opened it. */
  onFailed: TellFailure
}

const WIDTH = 548

/** Without its code the payment has failed. */
const Form = lazyPart(
  async () => (await import('./payment-form.tsx')).PaymentForm,
  PaymentFormSkeleton,
  ({ onFailed }) => onFailed(null),
)

/** 2§2.5, 3§2.11: summary, payment form, terms. It closes by its icon, Escape or Change Plan, but not while it pays. */
export function PaymentOverlay(props: PaymentOverlayProps) {
  const { isOpen, purchase, publishableKey, balance, onClose, onGone, onFailed } = props
  const [isPaying, setIsPaying] = useState(false)
  const [shown, setShown] = useState(purchase)
  // the words stay while the overlay fades out
  if (purchase && purchase !== shown) setShown(purchase)
  const close = () => {
    if (!isPaying) onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={onGone}
      size={WIDTH}
      centered
      radius="md"
      closeOnClickOutside={false}
      title={<Title />}
      transitionProps={{ transition: 'fade', duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.4 }}
      closeButtonProps={{ 'aria-label': 'Close payment', disabled: isPaying }}
      // the kit's header would be heard as a second head of the page
      attributes={{ header: { role: 'none' } }}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      {shown && (
        <>
          <PaymentSummary purchase={shown} balance={balance} isLocked={isPaying} onChange={close} />
          <Form
            purchase={shown}
            publishableKey={publishableKey}
            onClose={close}
            onFailed={onFailed}
            onPaying={setIsPaying}
          />
          <PaymentTerms />
        </>
      )}
    </Modal>
  )
}

const Title = () => (
  <span className={classes.brand}>
    <Logo name={PRODUCT_NAME} />
    <span className={classes.hidden}>: payment</span>
  </span>
)
