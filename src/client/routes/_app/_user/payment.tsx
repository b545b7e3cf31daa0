import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ManagePlan } from '#client/features/billing/manage-plan.tsx'
import { PaymentReturn } from '#client/features/billing/payment-return.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'

interface PaymentSearch {
  payment_intent?: string
  redirect_status?: string
}

/** Where a checkout of Pro comes back to: what became of it, and the plan as it is now (3§2.11, G-PAY-06). */
export const Route = createFileRoute('/_app/_user/payment')({
  validateSearch: ({ payment_intent, redirect_status }: PaymentSearch): PaymentSearch => ({
    payment_intent,
    redirect_status,
  }),
  component: PaymentRoute,
})

function PaymentRoute() {
  const { payment_intent, redirect_status } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle('Payment')
  const takePaymentOut = useCallback(() => void navigate({ search: {}, replace: true }), [navigate])
  return (
    <>
      <ManagePlan />
      <PaymentReturn kind="plan" intentId={payment_intent} redirectStatus={redirect_status} onTaken={takePaymentOut} />
    </>
  )
}
