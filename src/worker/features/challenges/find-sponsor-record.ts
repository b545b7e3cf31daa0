import { eq, type SQL, sql } from 'drizzle-orm'
import { PAY_WITHIN_DAYS } from '#shared/challenges/rules.ts'
import type { SponsorRecord } from '#shared/challenges/schemas.ts'
import type { Database } from '#worker/db/client.ts'
import { challengeEntries, challengePrizes, challenges } from '#worker/db/schema/index.ts'

/** A decision that came after its day, or has not come although its day is over. */
export const isLate: SQL = sql`coalesce(${challenges.decideBy} < coalesce(${challenges.decidedAt}, now()), false)`

/** Statement: how the sponsor of a bounty kept what they promised, over all that they gave; a row also where there is none. */
export function findSponsorRecord(db: Database, challengeId: number) {
  const given = db
    .select({ id: challenges.id, decidedAt: challenges.decidedAt, isLate: sql<boolean>`${isLate}`.as('is_late') })
    .from(challenges)
    .where(
      sql`${challenges.sponsorId} = ${db
        .select({ sponsorId: challenges.sponsorId })
        .from(challenges)
        .where(eq(challenges.id, challengeId))}`,
    )
    .as('given')
  const prizes = sql`from ${challengePrizes} join ${given} on ${given.id} = ${challengePrizes.challengeId}`
  const days = sql`extract(epoch from ${challengePrizes.paidAt} - ${given.decidedAt}) / 86400`
  const entries = sql`from ${challengeEntries} join ${given} on ${given.id} = ${challengeEntries.challengeId}
    where ${given.decidedAt} is not null and ${challengeEntries.submittedAt} is not null`
  const isPaid = sql`filter (where ${challengePrizes.paidAt} is not null)`
  const isPaidOnTime = sql`filter (where ${days} <= ${PAY_WITHIN_DAYS}::int)`
  return db
    .select({
      decided: sql<number>`(select count(*) filter (where ${given.decidedAt} is not null)::int from ${given})`,
      late: sql<number>`(select count(*) filter (where ${given.isLate})::int from ${given})`,
      prizes: sql<number>`(select count(*)::int ${prizes})`,
      paid: sql<number>`(select count(*) ${isPaid}::int ${prizes})`,
      paidOnTime: sql<number>`(select count(*) ${isPaidOnTime}::int ${prizes})`,
      medianDays: sql<
        number | null
      >`(select round((percentile_cont(0.5) within group (order by ${days}))::numeric, 1)::float8
      ${prizes} where ${challengePrizes.paidAt} is not null)`,
      entries: sql<number>`(select count(*)::int ${entries})`,
      reasons: sql<number>`(select count(*)::int ${entries} and ${challengeEntries.reason} is not null)`,
    } satisfies { [K in keyof SponsorRecord]: SQL<SponsorRecord[K]> })
    .from(challenges)
    .where(eq(challenges.id, challengeId))
}
