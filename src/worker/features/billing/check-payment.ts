import { and, eq, inArray } from 'drizzle-orm'
import type { PaymentStatusOutput } from '#shared/billing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { creditBalances, payments, subscriptions, users } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { readIntent } from '#worker/integrations/stripe/stripe.ts'
import { settlePayment } from './settle-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * What became of the caller's own payment (C138): read again from Stripe and booked, whether or not the webhook has come
 * (G-PAY-05); the payment of a plan brings the plan up to date instead.
 * @throws DomainError not_found for an intent that is not the caller's
 */
export async function checkPayment(ctx: UserContext, { intentId }: { intentId: string }): Promise<PaymentStatusOutput> {
  if (!INTENT_ID.test(intentId)) throw isMissing()
  const own = await loadOwn(ctx, intentId)
  if (own.isPurchase) {
    const { status, receiptUrl } = (await settlePayment(ctx, intentId)) ?? { status: 'unknown', receiptUrl: null }
    if (!BROUGHT_CREDITS.includes(status)) return { status, bought: null }
    return { status: 'succeeded', bought: await loadBought(ctx, intentId, receiptUrl) }
  }
  if (!own.customerId) throw isMissing()
  const intent = await readIntent(ctx.env, intentId).catch(asMissing)
  if (intent.customerId !== own.customerId) throw isMissing()
  for (const id of own.openSubscriptionIds) await syncSubscription(ctx, id)
  return { status: intent.status, bought: null }
}

/** As Stripe writes them; anything else would be another address of its API. */
const INTENT_ID = /^pi_\w+$/

/** What was paid stays paid for whoever looks at it again later. */
const BROUGHT_CREDITS = ['succeeded', 'refunded', 'disputed']

/** What of an intent is the caller's: the purchase it pays for, else the customer and the plans that may wait for it. */
async function loadOwn({ db, actor }: UserContext, intentId: string) {
  const own = await db.query.users.findFirst({
    columns: { id: true },
    where: eq(users.id, actor.userId),
    with: {
      customer: { columns: { customerId: true } },
      payments: { columns: { id: true }, where: eq(payments.intentId, intentId) },
      subscriptions: {
        columns: { id: true },
        where: inArray(subscriptions.status, ['incomplete', 'past_due', 'unpaid']),
      },
    },
  })
  if (!own) throw isMissing()
  return {
    isPurchase: own.payments.length > 0,
    customerId: own.customer?.customerId ?? null,
    openSubscriptionIds: own.subscriptions.map(({ id }) => id),
  }
}

/** What of a payment's credits is there, and the balance with them; null once all of them went back with their money. */
async function loadBought({ db, actor }: UserContext, intentId: string, receiptUrl: string | null) {
  const [found] = await db
    .select({ credits: payments.creditsDue, balance: creditBalances.balance })
    .from(payments)
    .innerJoin(creditBalances, eq(creditBalances.userId, payments.userId))
    .where(and(eq(payments.intentId, intentId), eq(payments.userId, actor.userId)))
  return found && found.credits > 0 ? { ...found, receiptUrl } : null
}

const isMissing = () => new DomainError('not_found', 'This payment does not exist.')

function asMissing(failure: unknown): never {
  throw failure instanceof DomainError && failure.code === 'not_found' ? isMissing() : failure
}
