import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { CURRENCIES, type Currency, PRO_PRODUCT_ID } from '#shared/billing/rules.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { billingCustomers, subscriptions, users } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import {
  endSubscription,
  readSubscription,
  type SubscriptionState,
} from '#worker/integrations/stripe/stripe-subscriptions.ts'
import { isLive } from './rules.ts'

const MAX_ATTEMPTS = 8

/**
 * Brings the stored subscription to what Stripe says of it now. The state is read again and written only if nobody wrote
 * since before it was read, so events may come twice, at once and in any order. A subscription of none of our customers,
 * or to something else than Pro, changes nothing; that of a deleted account is ended.
 */
export async function syncSubscription(ctx: Context, subscriptionId: string): Promise<SubscriptionState> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { revision, isOwnerDeleted } = await loadKnown(ctx, subscriptionId)
    const state = await readSubscription(ctx.env, subscriptionId)
    const told = toldOf(state)
    if (!told) return state
    if (isOwnerDeleted && (isLive(state.status) || state.status === 'incomplete')) {
      await endSubscription(ctx.env, subscriptionId)
      ctx.log('subscription_of_deleted_account_ended', { subscriptionId })
      continue
    }
    const isStored =
      revision === null ? await addSubscription(ctx, state, told) : await change(ctx, { id: state.id, revision }, told)
    if (isStored) return state
  }
  throw new Error('The subscription kept changing while it was being stored.')
}

type Told = ReturnType<typeof columnsOf>

/** What a subscription of ours says, as our row has it; null for one to something else than Pro. */
function toldOf(state: SubscriptionState): Told | null {
  const currency = CURRENCIES.find((one) => one === state.currency)
  return state.productId === PRO_PRODUCT_ID && currency ? columnsOf(state, currency) : null
}

const columnsOf = (state: SubscriptionState, currency: Currency) => ({
  status: state.status,
  priceId: state.priceId,
  billingInterval: state.interval,
  currency,
  amount: state.amount,
  // an invoice that is not paid says nothing of the last one that was
  ...(state.amountPaid === null ? {} : { amountPaid: state.amountPaid }),
  paymentBrand: state.brand,
  paymentLast4: state.last4,
  currentPeriodEnd: state.currentPeriodEnd.toISOString(),
  cancelAtPeriodEnd: state.cancelAtPeriodEnd,
  endedAt: state.endedAt?.toISOString() ?? null,
})

async function loadKnown({ db }: Context, id: string): Promise<{ revision: number | null; isOwnerDeleted: boolean }> {
  const [known] = await db
    .select({ revision: subscriptions.revision, isOwnerDeleted })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, id))
  return known ?? { revision: null, isOwnerDeleted: false }
}

const isOwnerDeleted = sql<boolean>`${users.deletedAt} is not null`

/** @returns false when it has to be looked at again: somebody else added it, or its owner's account is deleted */
async function addSubscription({ db }: Context, { id, customerId }: SubscriptionState, told: Told): Promise<boolean> {
  const pastDueSince = sql`case when ${told.status} = 'past_due' then now() end`
  const ofCustomer = eq(billingCustomers.customerId, customerId)
  const { added, owners } = await batch(db, {
    added: db.execute(
      insertSelect(
        subscriptions,
        { ...told, id, userId: sql`${billingCustomers.userId}`, pastDueSince },
        sql`from ${billingCustomers} where ${ofCustomer} on conflict do nothing returning ${subscriptions.id}`,
      ),
    ),
    owners: db
      .select({ isDeleted: isOwnerDeleted })
      .from(billingCustomers)
      .innerJoin(users, eq(users.id, billingCustomers.userId))
      .where(ofCustomer),
  })
  const [owner] = owners
  return !owner || (added.rows.length > 0 && !owner.isDeleted)
}

/**
 * Even a subscription that stands there already is written: its new revision stops whoever read an older state meanwhile.
 * @returns false when somebody else wrote something else since that revision was loaded
 */
async function change({ db }: Context, known: { id: string; revision: number }, told: Told): Promise<boolean> {
  const since = sql`coalesce(${subscriptions.pastDueSince}, now())`
  const changed = await db
    .update(subscriptions)
    .set({
      ...told,
      pastDueSince: told.status === 'past_due' ? since : null,
      revision: sql`${subscriptions.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(subscriptions.id, known.id), or(eq(subscriptions.revision, known.revision), standsThere(told))))
    .returning({ id: subscriptions.id })
  return changed.length > 0
}

/** The row says all of it already. */
function standsThere(told: Told): SQL | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(subscriptions)
  return and(
    ...Object.entries(told).flatMap(([name, value]) => {
      const column = columns[name]
      return column ? [sql`${column} is not distinct from ${sql.param(value, column)}`] : []
    }),
  )
}
