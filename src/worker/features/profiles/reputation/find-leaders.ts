import { and, asc, desc, eq, gt, max, sql, sum } from 'drizzle-orm'
import type * as z from 'zod'
import { LEADER_DAYS, LEADERS } from '#shared/reputation/rules.ts'
import type { Leader, LeadersInput, LeadersOutput } from '#shared/reputation/schemas.ts'
import type { Context } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared } from '#worker/db/prepared.ts'
import { profiles, reputationEvents, reputationScores, users } from '#worker/db/schema/index.ts'
import { visible } from '../scope.ts'

/** Who earned most, this week or ever; who is hidden or wants to stand on no board is on none (G-LEAD-01, G-PROF-02). */
export async function findLeaders({ db }: Context, { board }: z.output<typeof LeadersInput>): Promise<LeadersOutput> {
  const rows = await (board === 'week' ? readWeek(db, {}) : readOverall(db, {}))
  const leaders = rows.map(({ prevScore, ...row }): Leader => {
    const rank = rows.findIndex(({ score }) => score === row.score) + 1
    return { ...row, rank, prevScore, scoreChange: Math.round((row.score - prevScore) * 100) / 100 }
  })
  return { board, leaders }
}

const PERSON = { userId: users.id, name: users.name, avatarUrl: users.avatarUrl }
const DAYS = sql`make_interval(days => ${LEADER_DAYS}::int)`
const isThisWeek = sql`${reputationEvents.createdAt} > now() - ${DAYS}`
// the same for everybody: as a visitor sees it
const isOnBoards = and(visible(null), sql`coalesce(${reputationScores.isRanked}, true)`)

/** So many who may have earned most this week are looked at: what is kept of them can be an hour old. */
const CONSIDERED = 5 * LEADERS

/** The points of seven days, compared with the seven before; of equal ones stands first who had them first. */
const readWeek = prepared([], (db: Database) => {
  const likely = db
    .select(PERSON)
    .from(reputationScores)
    .innerJoin(users, eq(users.id, reputationScores.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(sql`${reputationScores.weekPoints} > 0`, isOnBoards))
    .orderBy(desc(reputationScores.weekPoints))
    .limit(CONSIDERED)
    .as('likely')
  const earned = db
    .select({
      points: sql`coalesce(sum(${reputationEvents.points}) filter (where ${isThisWeek}), 0)`
        .mapWith(Number)
        .as('gained'),
      before: sql`coalesce(sum(${reputationEvents.points}) filter (where not ${isThisWeek}), 0)`
        .mapWith(Number)
        .as('gained_before'),
      lastId: max(reputationEvents.id).as('last_id'),
    })
    .from(reputationEvents)
    .where(and(eq(reputationEvents.userId, likely.userId), gt(reputationEvents.createdAt, sql`now() - 2 * ${DAYS}`)))
    .as('earned')
  return db
    .select({
      userId: likely.userId,
      name: likely.name,
      avatarUrl: likely.avatarUrl,
      score: earned.points,
      prevScore: earned.before,
    })
    .from(likely)
    .innerJoinLateral(earned, gt(earned.points, 0))
    .orderBy(desc(earned.points), asc(earned.lastId), asc(likely.userId))
    .limit(LEADERS)
})

/** All points, compared with a week ago. */
const readOverall = prepared([], (db: Database) => {
  const gained = db
    .select({ points: sum(reputationEvents.points).as('points') })
    .from(reputationEvents)
    .where(and(eq(reputationEvents.userId, users.id), isThisWeek))
    .as('gained')
  return db
    .select({
      ...PERSON,
      score: reputationScores.score,
      prevScore: sql`${reputationScores.score} - coalesce(${gained.points}, 0)`.mapWith(Number),
    })
    .from(reputationScores)
    .innerJoin(users, eq(users.id, reputationScores.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoinLateral(gained, sql`true`)
    .where(and(gt(reputationScores.score, 0), isOnBoards))
    .orderBy(desc(reputationScores.score), asc(reputationScores.scoredAt), asc(reputationScores.userId))
    .limit(LEADERS)
})
