import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { AdminChallenge, EditedChallenge } from '#shared/challenges/manage-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeJudges, challengePrizes, challengeSponsors, challenges, users } from '#worker/db/schema/index.ts'
import { qualified } from '#worker/db/sql.ts'
import { findUnjudged } from '../judging/statements.ts'
import { unknownChallenge } from '../rules.ts'
import { statusNow } from '../scope.ts'
import { countStarted, countSubmitted } from '../statements.ts'

const MOST_SHOWN = 200

/** The newest bounties with how far each is, for administrators. */
export async function listForAdmin({ db }: UserContext): Promise<AdminChallenge[]> {
  const id = qualified(challenges.id)
  const rows = await db
    .select({
      id: challenges.id,
      title: sql<string>`${challenges.content} ->> 'title'`,
      status: statusNow,
      isListed: challenges.isListed,
      endsAt: challenges.endsAt,
      decideBy: challenges.decideBy,
      decidedAt: challenges.decidedAt,
      participants: countStarted(id),
      submissions: countSubmitted(id),
      judges: sql<number>`(select count(*)::int from ${challengeJudges} where ${challengeJudges.challengeId} = ${id})`,
      unjudged: sql<number>`(select count(*)::int from (${findUnjudged(db, id)}) unjudged)`,
      prizes: sql<AdminChallenge['prizes']>`(
        select coalesce(json_agg(json_build_object('place', ${challengePrizes.place}, 'prize', ${challengePrizes.prize},
          'paidAt', ${challengePrizes.paidAt}) order by ${challengePrizes.place}), '[]')
        from ${challengePrizes} where ${challengePrizes.challengeId} = ${id})`,
    })
    .from(challenges)
    .orderBy(desc(challenges.position), asc(challenges.id))
    .limit(MOST_SHOWN)
  return rows.map(({ decidedAt, ...row }) => ({ ...row, isDecided: decidedAt !== null }))
}

/** One as the form that changes it begins. @throws DomainError not_found */
export async function findEdited(
  { db }: UserContext,
  { challengeId }: { challengeId: number },
): Promise<EditedChallenge> {
  const { found, judges } = await batch(db, {
    found: db
      .select({
        content: challenges.content,
        opensAt: challenges.opensAt,
        endsAt: challenges.endsAt,
        decideBy: challenges.decideBy,
        funding: challenges.funding,
        sponsorName: sql<string>`coalesce(${challengeSponsors.name}, '')`,
        sponsorUrl: challengeSponsors.url,
      })
      .from(challenges)
      .leftJoin(challengeSponsors, eq(challengeSponsors.id, challenges.sponsorId))
      .where(eq(challenges.id, challengeId)),
    judges: db
      .select({ email: sql<string>`${users.email}` })
      .from(challengeJudges)
      .innerJoin(users, eq(users.id, challengeJudges.userId))
      .where(and(eq(challengeJudges.challengeId, challengeId), isNotNull(users.email)))
      .orderBy(asc(challengeJudges.createdAt)),
  })
  const [challenge] = found
  if (!challenge) throw unknownChallenge()
  return { ...challenge, judges: judges.map(({ email }) => email) }
}
