import { Link } from '@tanstack/react-router'
import { countOf } from '#shared/count-of.ts'
import type { Bought } from './read-payment-outcome.ts'

/** '15 credits added, you have 17', with Stripe's receipt, or the payment among the others where Stripe has none. */
export function BoughtCredits({ bought: { credits, balance, receiptUrl } }: { bought: Bought }) {
  return (
    <>
      {`${countOf(credits, 'credit')} added, you have ${balance}. `}
      {receiptUrl ? (
        <a href={receiptUrl} target="_blank" rel="noreferrer">
          Receipt
        </a>
      ) : (
        <Link to="/8020/credits/history">Receipt</Link>
      )}
    </>
  )
}
