import { createFileRoute } from '@tanstack/react-router'
import { PaymentPage } from '#client/pages/subscription/payment-page.tsx'

interface PaymentSearch {
  payment_intent?: string
  redirect_status?: string
}

/** Where a checkout of Pro comes back to (3§2.11, G-PAY-06). */
export const Route = createFileRoute('/_connected/_app/_user/payment')({
  staticData: { title: 'Payment' },
  validateSearch: ({ payment_intent, redirect_status }: PaymentSearch): PaymentSearch => ({
    payment_intent,
    redirect_status,
  }),
  component: PaymentPage,
})
