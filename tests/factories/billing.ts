import { sql } from 'drizzle-orm'
import { creditBalances, payments, subscriptions } from '#worker/db/schema/index.ts'
import { bookPayment } from './credits.ts'
import { run, type Store } from './store.ts'

/** A monthly Pro subscription as a webhook leaves it. @param ends when its paid period ends, from now */
export async function createSubscription(
  { db }: Store,
  subscription: { userId: string; id?: string; status?: string; ends?: string },
): Promise<void> {
  const { userId, id = `sub_${userId}`, status = 'active', ends = '1 month' } = subscription
  await db.insert(subscriptions).values({
    id,
    userId,
    status,
    priceId: 'pro_month',
    billingInterval: 'month',
    currency: 'usd',
    amount: 1200,
    currentPeriodEnd: sql`now() + ${ends}::interval`,
  })
}

/** A payment of 500 cents for 5 credits; a booked one as our own webhook would have left it. */
export async function createPayment(
  { db }: Store,
  payment: { id: string; userId: string; intentId: string; isBooked: boolean },
): Promise<void> {
  const { id, userId, intentId, isBooked } = payment
  const booked = { status: 'succeeded', creditsDue: 5 }
  const row = { id, userId, intentId, packageId: 'credits_5', credits: 5, amount: 500, currency: 'usd' } as const
  await run(db, [
    db.insert(payments).values({ ...row, ...(isBooked ? booked : {}) }),
    ...(isBooked ? [bookPayment(db, { userId, paymentId: id, credits: 5 })] : []),
  ])
}

/** A balance that no entry explains. */
export async function setBalance({ db }: Store, userId: string, balance: number): Promise<void> {
  await db
    .insert(creditBalances)
    .values({ userId, balance })
    .onConflictDoUpdate({ target: creditBalances.userId, set: { balance } })
}
