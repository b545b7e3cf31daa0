import { inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { GRACE_DAYS } from '#shared/billing/rules.ts'
import { subscriptions, users } from '#worker/db/schema/index.ts'
import type { Rung } from '#worker/features/users/scope.ts'
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
export const PRO_RUNG: Rung = { condition: isPro(sql`${users.id}`), sentence: 'This is part of the Pro plan.' }
