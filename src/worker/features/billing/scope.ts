import { and, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { type Currency, GRACE_DAYS } from '#shared/billing/rules.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import type { Authorized } from '#worker/authorized.ts'
import type { UserContext } from '#worker/context.ts'
import { billingCustomers, subscriptions, users } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { rung } from '#worker/features/users/scope.ts'
import { LIVE_STATUSES } from './rules.ts'

/** A subscription that somebody has. */
export const isLiveStatus: SQL = inArray(subscriptions.status, LIVE_STATUSES)

/** One whose first payment never came is nothing that anybody has. */
export const hasBegun: SQL = notInArray(subscriptions.status, ['incomplete', 'incomplete_expired'])

/** A renewal is told to us within hours; a period that ended days ago without word has ended. */
const SILENCE_DAYS = 3

/** A subscription that makes its owner Pro: past_due has its grace, a cancelled one ends on time. */
export const makesPro: SQL<boolean> = sql`(
  (${subscriptions.status} in ('active', 'trialing') and ${subscriptions.currentPeriodEnd} > now()
    - case when ${subscriptions.cancelAtPeriodEnd} then interval '0' else make_interval(days => ${SILENCE_DAYS}::int) end)
  or (${subscriptions.status} = 'past_due'
    and ${subscriptions.pastDueSince} > now() - make_interval(days => ${GRACE_DAYS}::int))
)`

/** A person while a subscription makes them Pro. @param userId as an expression */
export const isPro = (userId: SQL): SQL<boolean> => sql`exists (
  select from ${subscriptions} where ${subscriptions.userId} = ${userId} and ${makesPro}
)`

/** A live Pro plan, as a rung of the procedures. */
export const PRO_RUNG = rung(isPro(sql`${users.id}`), 'This is part of the Pro plan.')

/** The caller's live subscription: proof for whatever changes it at Stripe. */
export type OwnSubscription = Authorized<{ id: string; status: string; priceId: string; currency: Currency }>

export const noPlan = (cause?: unknown) =>
  new DomainError('conflict', 'You have no plan that could be changed.', { cause })

/** The caller's subscription as long as it is one. @throws DomainError conflict without one */
export async function ownSubscription({ db, actor }: UserContext): Promise<OwnSubscription> {
  const own = await db.query.subscriptions.findFirst({
    columns: { id: true, status: true, priceId: true, currency: true },
    where: and(eq(subscriptions.userId, actor.userId), isLiveStatus),
    orderBy: desc(subscriptions.createdAt),
  })
  if (!own) throw noPlan()
  return own as OwnSubscription
}

/** The caller's customer at Stripe. @throws DomainError not_found for who never paid (3§8) */
export async function ownCustomer({ db, actor }: UserContext): Promise<string> {
  const own = await db.query.billingCustomers.findFirst({
    columns: { customerId: true },
    where: eq(billingCustomers.userId, actor.userId),
  })
  if (!own) throw new DomainError('not_found', BILLING_TEXTS.customerMissing)
  return own.customerId
}
