import { formatMoney } from '#client/features/billing/format-money.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { Purchase } from './purchase.ts'

interface PayButtonProps {
  purchase: Purchase
  isReady: boolean
  isPaying: boolean
}

/** 'Pay $5.00', once the payment form is ready (2§5). */
export function PayButton({ purchase, isReady, isPaying }: PayButtonProps) {
  return (
    <Button type="submit" fullWidth size="md" disabled={!isReady} loading={isPaying}>
      {`Pay ${formatMoney(purchase.amount, purchase.currency)}`}
    </Button>
  )
}
