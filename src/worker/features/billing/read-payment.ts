import { sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { readIntent } from '#worker/integrations/stripe.ts'
import { settlePayment } from './settle-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * What became of the caller's own payment (C138): read again from Stripe and booked, whether or not the webhook has come
 * (G-PAY-05); the payment of a plan brings the plan up to date instead.
 * @throws DomainError not_found for an intent that is not the caller's
 */
export async function readPayment(ctx: UserContext, input: { paymentIntentId: string }): Promise<{ status: string }> {
  if (!INTENT_ID.test(input.paymentIntentId)) throw isMissing()
  const own = await loadOwn(ctx, input.paymentIntentId)
  if (own.isPurchase) {
    const status = await settlePayment(ctx, input.paymentIntentId)
    return { status: BROUGHT_CREDITS.includes(status ?? '') ? 'succeeded' : (status ?? 'unknown') }
  }
  if (!own.customerId) throw isMissing()
  const intent = await readIntent(ctx.env, input.paymentIntentId).catch(asMissing)
  if (intent.customerId !== own.customerId) throw isMissing()
  for (const id of own.openSubscriptionIds) await syncSubscription(ctx, id)
  return { status: intent.status }
}

/** As Stripe writes them; anything else would be another address of its API. */
const INTENT_ID = /^pi_\w+$/

/** What was paid stays paid for whoever looks at it again later. */
const BROUGHT_CREDITS = ['succeeded', 'refunded', 'disputed']

type Own = { isPurchase: boolean; customerId: string | null; openSubscriptionIds: string[] }

async function loadOwn({ db, actor }: UserContext, intentId: string): Promise<Own> {
  const { rows } = await db.execute<Own>(sql`
    select exists (select from payments where intent_id = ${intentId} and user_id = u.id) as "isPurchase",
      (select customer_id from billing_customers where user_id = u.id) as "customerId",
      array(select id from subscriptions where user_id = u.id and status in ('incomplete', 'past_due', 'unpaid'))
        as "openSubscriptionIds"
    from users u where u.id = ${actor.userId}::uuid`)
  return rows[0] ?? { isPurchase: false, customerId: null, openSubscriptionIds: [] }
}

const isMissing = () => new DomainError('not_found', 'This payment does not exist.')

function asMissing(failure: unknown): never {
  throw failure instanceof DomainError && failure.code === 'not_found' ? isMissing() : failure
}
