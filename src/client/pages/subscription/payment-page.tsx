import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PaymentReturn } from '#client/features/billing/payment/payment-return.tsx'
import { SubscriptionPage } from './subscription-page.tsx'

/** /payment: what became of a checkout of Pro, over the plan as it is now. */
export function PaymentPage() {
  const { payment_intent, redirect_status } = useSearch({ from: '/_connected/_app/_user/payment' })
  const navigate = useNavigate({ from: '/payment' })
  const takePaymentOut = useCallback(() => void navigate({ search: {}, replace: true }), [navigate])
  return (
    <>
      <SubscriptionPage />
      <PaymentReturn kind="plan" intentId={payment_intent} redirectStatus={redirect_status} onTaken={takePaymentOut} />
    </>
  )
}
