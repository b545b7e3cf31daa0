import { type SQL, sql } from 'drizzle-orm'
import { GRACE_DAYS } from '#shared/billing/rules.ts'
import type { Rung } from '#worker/features/auth/policy.ts'

/** A renewal is told to us within hours; a period that ended days ago without word has ended. */
const SILENCE_DAYS = 3

/** True in SQL for a subscription row `s` that makes its owner Pro: past_due has its grace, a cancelled one ends on time. */
export const MAKES_PRO: SQL = sql`(
  (s.status in ('active', 'trialing') and s.current_period_end > now()
    - case when s.cancel_at_period_end then interval '0' else make_interval(days => ${SILENCE_DAYS}::int) end)
  or (s.status = 'past_due' and s.past_due_since > now() - make_interval(days => ${GRACE_DAYS}::int))
)`

/** True in SQL for the person `userId` while a subscription makes them Pro. */
export const isPro = (userId: SQL): SQL => sql`exists (
  select from subscriptions s where s.user_id = ${userId} and ${MAKES_PRO}
)`

/** A live Pro plan, as a rung of the procedures. */
export const PRO_RUNG: Rung = { condition: isPro(sql`u.id`), sentence: 'This is part of the Pro plan.' }
