import { CREDITS_PRODUCT_ID, PRO_PRODUCT_ID } from '#shared/billing/rules.ts'
import type { StripeInfoInput } from '#shared/billing/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { checkPayment } from './check-payment.ts'
import { listPayments, packagePrices, planPrices } from './queries.ts'
import { readHistory } from './read-history.ts'

const KINDS = ['productInfo', 'subscriptionPaymentHistoryInfo', 'paymentHistoryInfo', 'paymentIntentInfo'] as const
type Kind = (typeof KINDS)[number]

const kindNamed = (text: string | undefined): Kind | undefined => KINDS.find((one) => one === text)

/**
 * Answers the one documented path for prices, payments, invoices and one payment (C136 to C139, G-PAY-01, G-PAY-02).
 * @throws DomainError signed_out for a visitor who asks for more than prices, forbidden for another's id, not_found for
 *   another's customer or payment
 */
export async function readInfo(ctx: Context, input: StripeInfoInput) {
  const kind = kindOf(input)
  if (kind === 'productInfo') return pricesOf(input.productId)
  if (ctx.actor.kind !== 'user') throw new DomainError('signed_out', 'Please sign in first.')
  const own: UserContext = { ...ctx, actor: ctx.actor }
  if (!kindNamed(input.id) && input.id !== ctx.actor.userId) {
    throw new DomainError('forbidden', 'These payments belong to somebody else.')
  }
  if (kind === 'paymentIntentInfo') return checkPayment(own, { paymentIntentId: input.paymentIntentId ?? '' })
  if (kind === 'subscriptionPaymentHistoryInfo') return readHistory(own, input)
  return (await listPayments(own)).payments
}

function kindOf({ id, kind, productId, customerId, paymentIntentId }: StripeInfoInput): Kind {
  const named = kindNamed(kind) ?? kindNamed(id)
  if (named) return named
  if (paymentIntentId) return 'paymentIntentInfo'
  if (customerId) return 'subscriptionPaymentHistoryInfo'
  return productId ? 'productInfo' : 'paymentHistoryInfo'
}

function pricesOf(productId: string = CREDITS_PRODUCT_ID) {
  if (productId === CREDITS_PRODUCT_ID) return { prices: packagePrices() }
  return { prices: productId === PRO_PRODUCT_ID ? planPrices() : [] }
}
