import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from '#worker/db/columns.ts'
import { users } from '../users.ts'

/** Who somebody is at Stripe. No cascade: a customer outlives the account that made it. */
export const billingCustomers = pgTable('billing_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  customerId: text('customer_id').notNull().unique('billing_customers_customer_uq'),
  /** How many plans Stripe has failed to begin; it repeats a failure for a day, to a request of the same name. */
  failedPlans: integer('failed_plans').notNull().default(0),
  createdAt,
})

/** A purchase of credits; what Stripe says of its intent is written here only by a re-read of the intent (SEC-10). */
export const payments = pgTable(
  'payments',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    intentId: text('intent_id').notNull().unique('payments_intent_uq'),
    packageId: text('package_id').notNull(),
    credits: integer('credits').notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: ['usd', 'ngn', 'inr'] }).notNull(),
    /** As Stripe names an intent's states; `failed`, `disputed`, `refunded` and `mismatch` are ours. */
    status: text('status').notNull().default('requires_payment_method'),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** Credits that this payment brings as things stand; its rows in the ledger add up to this and to what it owes. */
    creditsDue: integer('credits_due').notNull().default(0),
    /** Raised by every change, so that what was read from Stripe before somebody else's change is not written after it. */
    revision: integer('revision').notNull().default(0),
    createdAt,
    updatedAt,
  },
  (t) => [
    index('payments_user_idx').on(t.userId, t.createdAt.desc()),
    // few, and a job looks for those of accounts that are gone
    index('payments_processing_idx').on(t.updatedAt).where(sql`${t.status} = 'processing'`),
    check('payments_amount', sql`${t.amount} > 0 and ${t.credits} > 0`),
    check('payments_currency', sql`${t.currency} in ('usd', 'ngn', 'inr')`),
    check('payments_due', sql`${t.creditsDue} between 0 and ${t.credits}`),
  ],
)

/** A subscription as Stripe last told us; `status` in Stripe's words. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** Stripe's own id. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status').notNull(),
    priceId: text('price_id').notNull(),
    billingInterval: text('billing_interval', { enum: ['month', 'year'] }).notNull(),
    currency: text('currency', { enum: ['usd', 'ngn', 'inr'] }).notNull(),
    /** What a period costs, minor units. */
    amount: integer('amount').notNull(),
    /** What the last paid invoice came to: less than the price where something was taken off. Null until one was paid. */
    amountPaid: integer('amount_paid'),
    paymentBrand: text('payment_brand'),
    paymentLast4: text('payment_last4'),
    currentPeriodEnd: instant('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Since when a payment has been missing; the plan holds for a grace period from then. */
    pastDueSince: instant('past_due_since'),
    endedAt: instant('ended_at'),
    /** As in payments. */
    revision: integer('revision').notNull().default(0),
    createdAt,
    updatedAt,
  },
  // two live ones are a mistake that reconciliation reports; refusing the second would only hide what somebody pays for
  (t) => [
    index('subscriptions_user_idx').on(t.userId, t.createdAt.desc()),
    index('subscriptions_period_idx').on(t.status, t.currentPeriodEnd),
    check('subscriptions_currency', sql`${t.currency} in ('usd', 'ngn', 'inr')`),
    check('subscriptions_interval', sql`${t.billingInterval} in ('month', 'year')`),
  ],
)

/** Every event of Stripe's that was delivered to us, with what it is about; one that failed is delivered again. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull().default(sql`now()`),
    intentId: text('intent_id'),
    subscriptionId: text('subscription_id'),
    /** Null until it was worked through. */
    handledAt: instant('handled_at'),
    /** Why that did not work the last time. */
    failure: text('failure'),
    deliveries: integer('deliveries').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] }), index('webhook_events_received_idx').on(t.receivedAt)],
)
