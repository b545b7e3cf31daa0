import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { SHOPS } from '#shared/billing/shops.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import type { Purchase } from './purchase.ts'

const PaymentOverlay = lazyDialog(
  async () => (await import('./payment-overlay.tsx')).PaymentOverlay,
  // without its code the payment has failed
  ({ onGone, onFailed }) => {
    onGone()
    onFailed(null)
  },
)
const PaymentStatusPopup = lazyDialog(async () => (await import('./payment-status-popup.tsx')).PaymentStatusPopup)
const PaymentUnclearPopup = lazyDialog(async () => (await import('./payment-unclear-popup.tsx')).PaymentUnclearPopup)

const NOT_AVAILABLE = 'Payments are not available at the moment. Nothing was charged.'

interface Failure {
  detail: string | null
  isUnclear: boolean
}

/**
 * The overlay's states (2§4 "Credit purchase"): inactive, active for a purchase, and after any error the popup that says
 * so. `dialogs` belongs somewhere on the page.
 */
export function usePurchase(kind: Purchase['kind'], publishableKey: string | null, balance?: number) {
  const navigate = useNavigate()
  const [purchase, setPurchase] = useState<Purchase | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  // only then can the popup too give the focus back to the button that opened the overlay
  const [isOverlayGone, setIsOverlayGone] = useState(true)
  const fail = useCallback((detail: string | null, isUnclear = false) => {
    setPurchase(null)
    setFailure({ detail, isUnclear })
  }, [])
  const close = () => setFailure(null)
  const isTelling = failure !== null && isOverlayGone
  const tryAgain = () => {
    close()
    void navigate({ to: SHOPS[kind] })
  }
  const dialogs: ReactNode = (
    <>
      <PaymentOverlay
        isOpen={purchase !== null}
        purchase={purchase}
        publishableKey={publishableKey ?? ''}
        balance={balance}
        onClose={() => setPurchase(null)}
        onGone={() => setIsOverlayGone(true)}
        onFailed={fail}
      />
      <PaymentStatusPopup
        isOpen={isTelling && !failure.isUnclear}
        status="failed"
        message={BILLING_TEXTS.overlayFailed}
        detail={failure?.detail}
        onClose={close}
        onTryAgain={tryAgain}
      />
      <PaymentUnclearPopup isOpen={isTelling && failure.isUnclear} kind={kind} onClose={close} />
    </>
  )
  const begin = (wanted: Purchase) => {
    if (publishableKey === null) return fail(NOT_AVAILABLE)
    setIsOverlayGone(false)
    setPurchase(wanted)
  }
  return { begin, dialogs }
}
