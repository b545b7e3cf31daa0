import type pg from 'pg'
import { PRO_PRODUCT_ID } from '#shared/billing/rules.ts'
import { isLive, LIVE_STATUSES } from '#worker/features/billing/rules.ts'
import type { StripeSettings } from '#worker/integrations/stripe/stripe-client.ts'
import { listLiveSubscriptions, type SubscriptionState } from '#worker/integrations/stripe/stripe-subscriptions.ts'

type Stored = {
  id: string
  userId: string
  status: string
  priceId: string
  cancels: boolean
  periodEnd: Date
  isOwnerDeleted: boolean
}

/** Live subscriptions at Stripe against the stored ones, either way; and what nobody should have. */
export async function differencesOfSubscriptions(client: pg.Client, stripe: StripeSettings): Promise<string[]> {
  const told = (await listLiveSubscriptions(stripe, PRO_PRODUCT_ID)).filter(({ status }) => isLive(status))
  const stored = await loadSubscriptions(
    client,
    told.map(({ id }) => id),
  )
  const byId = new Map(stored.map((one) => [one.id, one]))
  const toldIds = new Set(told.map(({ id }) => id))
  const live = stored.filter(({ status }) => isLive(status))
  return [
    ...told.flatMap((state) => differencesOf(state, byId.get(state.id))),
    ...live
      .filter(({ id }) => !toldIds.has(id))
      .map(({ id, status }) => `subscription ${id}: stored as ${status}, but over at Stripe`),
    ...live
      .filter(({ isOwnerDeleted }) => isOwnerDeleted)
      .map(({ id, userId }) => `subscription ${id}: live, but the account ${userId} is deleted`),
    ...[...Map.groupBy(live, ({ userId }) => userId)]
      .filter(([, own]) => own.length > 1)
      .map(
        ([userId, own]) => `account ${userId}: ${own.length} live subscriptions: ${own.map(({ id }) => id).join(', ')}`,
      ),
  ]
}

function differencesOf(told: SubscriptionState, stored: Stored | undefined): string[] {
  const name = `subscription ${told.id}`
  if (!stored) return [`${name}: ${told.status} at Stripe for customer ${told.customerId}, but not stored`]
  const lines: string[] = []
  if (stored.status !== told.status) lines.push(`${name}: ${told.status} at Stripe, stored as ${stored.status}`)
  if (stored.priceId !== told.priceId) lines.push(`${name}: at ${told.priceId}, stored as ${stored.priceId}`)
  const ends = { told: told.currentPeriodEnd.toISOString(), stored: stored.periodEnd.toISOString() }
  if (ends.told !== ends.stored) lines.push(`${name}: its period ends ${ends.told}, stored ${ends.stored}`)
  if (stored.cancels !== told.cancelAtPeriodEnd) {
    lines.push(`${name}: ${told.cancelAtPeriodEnd ? 'ends with its period' : 'goes on'} at Stripe, stored otherwise`)
  }
  return lines
}

async function loadSubscriptions(client: pg.Client, ids: string[]): Promise<Stored[]> {
  const { rows } = await client.query<Stored>(
    `select s.id, s.user_id as "userId", s.status, s.price_id as "priceId", s.cancel_at_period_end as cancels,
       s.current_period_end as "periodEnd",       u.deleted_at is not null as "isOwnerDeleted"
     from subscriptions s join users u on u.id = s.user_id where s.id = any($1) or s.status = any($2)`,
    [ids, LIVE_STATUSES],
  )
  return rows
}
