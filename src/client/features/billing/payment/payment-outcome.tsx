import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useChanged, useTRPCClient } from '#client/trpc.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { SHOPS } from '#shared/billing/shops.ts'
import { BoughtCredits } from './bought-credits.tsx'
import { PaymentStatusPopup } from './payment-status-popup.tsx'
import { type PaymentOutcome as Outcome, type ReturnedPayment, readPaymentOutcome } from './read-payment-outcome.ts'

interface PaymentOutcomeProps {
  returned: ReturnedPayment
  isOpen: boolean
  onClose: () => void
  /** It is being looked up. */
  onTaken: () => void
}

/**
 * Looks the payment up, and says what became of it. What 2§2.7 reloads after a success is what shows credits or the plan:
 * that is read anew, the page stays.
 */
export function PaymentOutcome({ isOpen: isOpenAtAll, onTaken, returned }: PaymentOutcomeProps) {
  const navigate = useNavigate()
  const { outcome, lookAgain } = useOutcome(returned)
  const [closed, setClosed] = useState<Outcome | null | 'none'>('none')
  const isOpen = isOpenAtAll && closed !== outcome
  const close = () => setClosed(outcome)
  useEffect(() => onTaken(), [onTaken])
  if (!outcome || outcome.status === 'underway') {
    return (
      <Popup isOpen={isOpen} onClose={close} title={outcome ? 'Payment under way' : 'Checking your payment…'}>
        {outcome ? UNDER_WAY : 'One moment, we are asking how it went.'}
      </Popup>
    )
  }
  const isUnknown = outcome.status === 'unknown'
  return (
    <PaymentStatusPopup
      isOpen={isOpen}
      status={outcome.status === 'succeeded' ? 'succeeded' : 'failed'}
      {...(isUnknown && { title: 'Payment not confirmed yet', detail: UNKNOWN })}
      {...(outcome.bought && { detail: <BoughtCredits bought={outcome.bought} /> })}
      message={outcome.message}
      onClose={close}
      // what may have been paid is looked up anew, never bought again
      onTryAgain={isUnknown ? lookAgain : () => void navigate({ to: SHOPS[returned.kind] })}
    />
  )
}

const UNDER_WAY =
  'Your bank is still working on it. What you bought is added automatically once it is paid: there is no need to pay again.'
const UNKNOWN =
  "We don't know yet whether your payment went through. Trying again only looks it up: nothing is charged."

/** Null until it is known. What was bought shows on the account, so that is read anew (G-PAY-09). */
function useOutcome(returned: ReturnedPayment) {
  const api = useTRPCClient()
  const changed = useChanged()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const hasBegun = useRef(false)
  const look = useCallback(async () => {
    const found = await readPaymentOutcome(api, returned)
    setOutcome(found)
    if (found.status !== 'failed') void changed('credits', 'billing')
  }, [api, returned, changed])
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void look()
  }, [look])
  const lookAgain = () => {
    setOutcome(null)
    void look()
  }
  return { outcome, lookAgain }
}
