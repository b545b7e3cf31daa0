import { count, desc, eq, max, sql, sum } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { reputationEvents } from '#worker/db/schema/index.ts'

/**
 * Statement: what earned a person StreetCred, the latest first, one row a subject; `total` is of all of them, also of those
 * beyond the limit.
 */
export const readEarned = (db: Database, userId: string, limit: number) =>
  db
    .select({
      subjectKind: reputationEvents.subjectKind,
      subjectId: reputationEvents.subjectId,
      points: sum(reputationEvents.points).mapWith(Number).as('points'),
      events: count().as('events'),
      latestAt: max(reputationEvents.createdAt).as('latest_at'),
      total: sql<number>`sum(sum(${reputationEvents.points})) over ()`.mapWith(Number).as('total'),
    })
    .from(reputationEvents)
    .where(eq(reputationEvents.userId, userId))
    .groupBy(reputationEvents.subjectKind, reputationEvents.subjectId)
    .orderBy(desc(max(reputationEvents.id)))
    .limit(limit)
