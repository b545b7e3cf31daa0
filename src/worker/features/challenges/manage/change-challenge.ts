import { and, eq, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ChangeChallengeInput } from '#shared/challenges/manage-schemas.ts'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { ChallengeStatus } from '#shared/challenges/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { challengeParticipations, challenges } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { isJudged } from '../judging/statements.ts'
import { unknownChallenge } from '../rules.ts'
import { lockChallenge } from '../statements.ts'

const other = alias(challenges, 'other')

/**
 * An administrator announces, opens or closes a bounty, or takes it from the list, noted with the reason. One that is opened has its
 * deadline still before it and was not judged by anybody; none is opened for a sponsor whose decision is late.
 * @throws DomainError not_found, conflict once it is decided, for a deadline that is over, for one that is judged already, for one
 * that somebody has started and that is to be announced again, and for such a sponsor
 */
export async function changeChallenge(
  { db, actor }: UserContext,
  { challengeId, status, isListed, reason }: ChangeChallengeInput,
): Promise<void> {
  const { before, changed } = await batch(db, {
    locked: lockChallenge(db, challengeId),
    before: readBefore(db, challengeId),
    changed: db
      .update(challenges)
      .set({ status, isListed, opensAt: OPENS_AT[status] })
      .where(
        and(eq(challenges.id, challengeId), or(eq(challenges.status, status), and(isUndecided, mayBecome(db, status)))),
      )
      .returning({ id: challenges.id }),
    noted: note(
      db,
      {
        ...{ adminId: actor.userId, personId: null, action: 'challenges.change', reason },
        details: `${challengeId}: ${status}${isListed ? '' : ', not listed'}`,
      },
      sql`from ${challenges} where ${challenges.id} = ${challengeId}::int and ${challenges.status} = ${status}
        and ${challenges.isListed} = ${isListed}`,
    ),
  })
  const [challenge] = before
  if (!challenge) throw unknownChallenge()
  if (changed.length === 0) throw new DomainError('conflict', refusalOf(challenge, status))
}

/** One that is open was opened by now; of one that is announced again the day that is over is none. */
const OPENS_AT: Readonly<Record<ChallengeStatus, SQL>> = {
  Open: sql`least(${challenges.opensAt}, now())`,
  'Coming Soon': sql`case when ${challenges.opensAt} > now() then ${challenges.opensAt} end`,
  Closed: sql`${challenges.opensAt}`,
}

const isUndecided = isNull(challenges.decidedAt)

/** What a sponsor should have decided by now. */
const findOverdue = (db: Database) =>
  db
    .select({ title: sql<string>`${other.content} ->> 'title'` })
    .from(other)
    .where(
      and(
        ...[eq(other.sponsorId, challenges.sponsorId), ne(other.id, challenges.id)],
        ...[sql`${other.decideBy} < now()`, isNull(other.decidedAt)],
      ),
    )
    .limit(1)

const isStarted = sql`exists (select from ${challengeParticipations}
  where ${challengeParticipations.challengeId} = ${challenges.id} and ${challengeParticipations.startedAt} is not null)`

/** Whether a bounty may stand so from now on. */
const mayBecome = (db: Database, status: ChallengeStatus): SQL | undefined =>
  ({
    Open: and(sql`coalesce(${challenges.endsAt} > now(), true)`, sql`not ${isJudged}`, notExists(findOverdue(db))),
    'Coming Soon': sql`not ${isStarted}`,
    Closed: undefined,
  })[status]

const readBefore = (db: Database, challengeId: number) =>
  db
    .select({
      decidedAt: challenges.decidedAt,
      isOver: sql<boolean>`coalesce(${challenges.endsAt} <= now(), false)`,
      isJudged: sql<boolean>`${isJudged}`,
      overdue: sql<string | null>`(${findOverdue(db)})`,
    })
    .from(challenges)
    .where(eq(challenges.id, challengeId))

function refusalOf(
  { decidedAt, isOver, isJudged, overdue }: Awaited<ReturnType<typeof readBefore>>[number],
  status: ChallengeStatus,
): string {
  if (decidedAt) return CHALLENGE_REFUSALS.decided
  if (status === 'Coming Soon') return 'Somebody has started it: it can’t be announced again.'
  if (isJudged) return CHALLENGE_REFUSALS.judged
  if (isOver) return 'Its end is over: give it another one before you open it.'
  return `Its sponsor has not decided “${overdue ?? ''}” in time: nothing new is opened for them before that.`
}
