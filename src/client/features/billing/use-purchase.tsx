import { type ReactNode, useCallback, useState } from 'react'
import { BILLING_TEXTS } from '#shared/billing-texts.ts'
import { PaymentOverlay } from './payment-overlay.tsx'
import { PaymentStatusPopup } from './payment-status-popup.tsx'
import type { Purchase } from './purchase.ts'

const OVERLAY_FADE_MS = 200
const NOT_AVAILABLE = 'Payments are not available at the moment. Nothing was charged.'

/**
 * The overlay's states (2§4 "Credit purchase"): inactive, active for a purchase, and after any error the popup that says
 * so. `dialogs` belongs somewhere on the page.
 */
export function usePurchase(publishableKey: string | null, balance?: number) {
  const [purchase, setPurchase] = useState<Purchase | null>(null)
  const [failure, setFailure] = useState<{ detail: string | null } | null>(null)
  const [isTold, setIsTold] = useState(true)
  const fail = useCallback((detail: string | null) => {
    setPurchase(null)
    setFailure({ detail })
    // the overlay first gives the focus back to the button that opened it, so that the popup can do so too
    setTimeout(() => setIsTold(false), OVERLAY_FADE_MS)
  }, [])
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
        isOpen={!isTold}
        status="failed"
        message={BILLING_TEXTS.overlayFailed}
        detail={failure?.detail}
        onClose={() => setIsTold(true)}
      />
    </>
  )
  const begin = (wanted: Purchase) => (publishableKey === null ? fail(NOT_AVAILABLE) : setPurchase(wanted))
  return { begin, dialogs }
}
