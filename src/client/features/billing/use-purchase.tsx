import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import { PaymentOverlay } from './payment-overlay.tsx'
import { PaymentStatusPopup } from './payment-status-popup.tsx'
import { PaymentUnclearPopup } from './payment-unclear-popup.tsx'
import { type Purchase, SHOPS } from './purchase.ts'

const OVERLAY_FADE_MS = 200
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
  const [isTold, setIsTold] = useState(true)
  const fail = useCallback((detail: string | null, isUnclear = false) => {
    setPurchase(null)
    setFailure({ detail, isUnclear })
    // the overlay first gives the focus back to the button that opened it, so that the popup can do so too
    setTimeout(() => setIsTold(false), OVERLAY_FADE_MS)
  }, [])
  const close = () => setIsTold(true)
  const tryAgain = () => {
    close()
    void navigate({ to: SHOPS[kind] })
  }
  const dialogs: ReactNode = (
    <>
      <PaymentOverlay
        purchase={purchase}
        publishableKey={publishableKey ?? ''}
        balance={balance}
        onClose={() => setPurchase(null)}
        onFailed={fail}
      />
      <PaymentStatusPopup
        isOpen={!isTold && !failure?.isUnclear}
        status="failed"
        message={BILLING_TEXTS.overlayFailed}
        detail={failure?.detail}
        onClose={close}
        onTryAgain={tryAgain}
      />
      <PaymentUnclearPopup isOpen={!isTold && failure?.isUnclear === true} kind={kind} onClose={close} />
    </>
  )
  const begin = (wanted: Purchase) => (publishableKey === null ? fail(NOT_AVAILABLE) : setPurchase(wanted))
  return { begin, dialogs }
}
