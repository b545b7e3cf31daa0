import { and, eq, exists, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import { ENTRY_SHARE, PLACE_SHARES } from '#shared/challenges/rewards.ts'
import { PLACES } from '#shared/challenges/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import {
  challengeEntries,
  challengeJudges,
  challengeParticipations,
  challengePrizes,
  challengeScores,
  challenges,
  users,
} from '#worker/db/schema/index.ts'
import { insertSelect, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { awardPlaces } from '#worker/features/certificates/statements.ts'
import { notify } from '#worker/features/notifications/statements.ts'
import { postEach } from '#worker/features/reputation/statements.ts'
import { unknownChallenge } from '../rules.ts'
import { statusNow } from '../scope.ts'
import { lockChallenge } from '../statements.ts'
import { findUnjudged } from './statements.ts'

/**
 * A bounty is decided by what its judges gave: the middle of their points ranks, of equal ones the earlier was first. With it, in one
 * transaction: prizes are promised, StreetCred is posted, certificates are issued, everybody who handed in is told, all of it once.
 * @throws DomainError not_found for none, conflict while it is open, once it is decided, and while points or reasons are missing
 */
export async function decideChallenge(
  { db, actor }: Deciding,
  { challengeId, reason }: { challengeId: number; reason: string },
): Promise<void> {
  const { locked, before, decided } = await batch(db, {
    locked: lockChallenge(db, challengeId),
    before: readBefore(db, challengeId),
    decided: db
      .update(challenges)
      .set({ status: 'Closed', decidedAt: sql`now()` })
      .where(and(eq(challenges.id, challengeId), ...isReady(db, challengeId)))
      .returning({ id: challenges.id }),
    ranked: rank(db, challengeId),
    promised: promisePrizes(db, challengeId),
    posted: postRewards(db, challengeId),
    certified: awardPlaces(db, winnersOf(db, challengeId)),
    told: tellEntrants(db, challengeId),
    noted: note(
      db,
      { adminId: actor.userId, personId: null, action: 'challenges.decide', reason, details: String(challengeId) },
      sql`from ${challenges} where ${isDecidedNow(challengeId)}`,
    ),
  })
  if (decided.length > 0) return
  const [challenge] = before
  if (locked.length === 0 || !challenge) throw unknownChallenge()
  if (challenge.decidedAt) throw new DomainError('conflict', CHALLENGE_REFUSALS.decided)
  if (challenge.status !== 'Closed') throw new DomainError('conflict', CHALLENGE_REFUSALS.notClosed)
  throw new DomainError(
    'conflict',
    challenge.judges === 0 ? CHALLENGE_REFUSALS.noJudges : CHALLENGE_REFUSALS.notAllJudged,
  )
}

/** Of a context, what it takes. */
interface Deciding {
  db: Database
  actor: Pick<UserContext['actor'], 'userId'>
}

const readBefore = (db: Database, challengeId: number) =>
  db
    .select({
      status: statusNow,
      decidedAt: challenges.decidedAt,
      judges: db.$count(challengeJudges, eq(challengeJudges.challengeId, challengeId)),
    })
    .from(challenges)
    .where(eq(challenges.id, challengeId))

/** Closed, not decided, judged by somebody, and no entry without a reason or the points of one of them. */
function isReady(db: Database, challengeId: number) {
  const judges = db
    .select({ id: challengeJudges.userId })
    .from(challengeJudges)
    .where(eq(challengeJudges.challengeId, challengeId))
  return [
    isNull(challenges.decidedAt),
    sql`${statusNow} = 'Closed'`,
    exists(judges),
    notExists(findUnjudged(db, sql`${challengeId}::int`)),
  ]
}

/** Whether the decision is this batch's: nothing that follows happens otherwise. */
const isDecidedNow = (challengeId: number): SQL =>
  sql`${challenges.id} = ${challengeId}::int and ${challenges.decidedAt} = now() and ${isOfThisBatch(challenges)}`

const ofThis = (challengeId: number): SQL => sql`${challengeEntries.challengeId} = ${challengeId}::int
  and ${challengeEntries.submittedAt} is not null
  and exists (select from ${challenges} where ${isDecidedNow(challengeId)})`

function rank(db: Database, challengeId: number) {
  const median = sql`percentile_cont(0.5) within group (order by ${challengeScores.total})`
  const ranked = db
    .select({
      id: challengeEntries.id,
      points: sql<number>`${median}::numeric`.as('middle'),
      rank: sql<number>`row_number() over (order by ${median} desc, ${challengeEntries.submittedAt}, ${challengeEntries.id})`.as(
        'rank',
      ),
    })
    .from(challengeEntries)
    .innerJoin(challengeScores, eq(challengeScores.entryId, challengeEntries.id))
    .where(ofThis(challengeId))
    .groupBy(challengeEntries.id)
    .as('ranked')
  return db
    .update(challengeEntries)
    .set({
      points: sql`${ranked.points}`,
      // nothing is won by what nobody gave a point
      place: sql`case when ${ranked.rank} <= ${PLACES}::int and ${ranked.points} > 0 then ${ranked.rank} end`,
    })
    .from(ranked)
    .where(eq(challengeEntries.id, ranked.id))
}

const PRIZES = ['firstPrize', 'secondPrize', 'thirdPrize'] as const

const promisePrizes = (db: Database, challengeId: number) =>
  db.execute(
    insertSelect(
      challengePrizes,
      {
        ...{ challengeId, place: sql`${challengeEntries.place}` },
        prize: sql`${challenges.content} ->> (array[${sql.join(
          PRIZES.map((key) => sql`${key}::text`),
          sql`, `,
        )}])[${challengeEntries.place}]`,
      },
      sql`from ${challengeEntries} join ${challenges} on ${challenges.id} = ${challengeEntries.challengeId}
        where ${ofThis(challengeId)} and ${challengeEntries.place} is not null`,
    ),
  )

/** The same sum as rewardOf(). */
function postRewards(db: Database, challengeId: number) {
  const score = sql`(${challenges.content} ->> 'score')::numeric`
  const most = sql`(select sum((line ->> 'points')::int) from jsonb_array_elements(${challenges.content} -> 'rubric') line)`
  const [first = 0, second = 0, third = 0] = PLACE_SHARES
  const share = sql`case ${challengeEntries.place} when 1 then ${first}::numeric when 2 then ${second}::numeric
    when 3 then ${third}::numeric
    else case when ${challengeEntries.points} * 2 >= ${most} then ${ENTRY_SHARE}::numeric else 0 end end`
  const people = sql`count(*) over (partition by ${challengeEntries.id})`
  const events = sql`(
    select ${challengeParticipations.userId} as person, floor(${score} * ${share} * 100 / ${people}) / 100 as points
    from ${challengeEntries} join ${challenges} on ${challenges.id} = ${challengeEntries.challengeId}
    join ${challengeParticipations} on ${challengeParticipations.entryId} = ${challengeEntries.id}
    where ${ofThis(challengeId)})`
  return postEach(
    db,
    {
      ...{ userId: sql`earned.person`, kind: 'bounty', key: sql`${`bounty:${challengeId}`}::text` },
      ...{ subjectKind: 'challenge', subjectId: String(challengeId), points: sql`earned.points` },
    },
    sql`from ${events} earned where earned.points > 0 order by earned.person`,
  )
}

/** Who won what, as their certificates say it. */
const winnersOf = (db: Database, challengeId: number) =>
  db
    .select({
      challengeId: sql<number>`${challenges.id}`.as('challenge_id'),
      userId: sql<string>`${users.id}`.as('user_id'),
      recipientName: sql<string>`${users.name}`.as('recipient_name'),
      title: sql<string>`${challenges.content} ->> 'title'`.as('title'),
      place: sql<number>`${challengeEntries.place}`.as('place'),
      criteria: sql<
        string[]
      >`array(select line ->> 'name' from jsonb_array_elements(${challenges.content} -> 'rubric') line)`.as('criteria'),
    })
    .from(challengeEntries)
    .innerJoin(challenges, eq(challenges.id, challengeEntries.challengeId))
    .innerJoin(challengeParticipations, eq(challengeParticipations.entryId, challengeEntries.id))
    .innerJoin(users, eq(users.id, challengeParticipations.userId))
    .where(and(ofThis(challengeId), isNotNull(challengeEntries.place)))
    .as('won')

/** Everybody whose entry was judged reads what was said of it. */
const tellEntrants = (db: Database, challengeId: number) =>
  notify(
    db,
    {
      ...{ userId: sql`${challengeParticipations.userId}`, actorId: sql`${challengeParticipations.userId}` },
      ...{ kind: sql`'bountyDecided'`, key: sql`${`bounty:${challengeId}:decided`}::text` },
      about: sql`${challenges.content} ->> 'title'`,
      path: sql`'/challenge/' || ${challenges.id}`,
    },
    sql`from ${challengeParticipations}
      join ${challengeEntries} on ${challengeEntries.id} = ${challengeParticipations.entryId}
      join ${challenges} on ${challenges.id} = ${challengeEntries.challengeId} where ${ofThis(challengeId)}`,
  )
