import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'

/** What earned a person StreetCred; the same source never earns twice. */
export interface ReputationEvent {
  userId: string
  source: 'section'
  /** A section's ends with the hash of its objectives, which earn once in whichever phase they stand. */
  sourceId: string | SQL
  points: number
}

/**
 * Statement: adds an event to a person's StreetCred, once per source (2§4, SEC-14). Answers the points, or no row where it
 * was recorded before or `when` does not hold.
 */
export function recordReputation(db: Database, event: ReputationEvent, when: SQL) {
  return db.execute<{ points: string }>(sql`
    insert into reputation_events (user_id, source, source_id, points)
    select ${event.userId}::uuid, ${event.source}, ${event.sourceId}, ${event.points}::numeric where ${when}
    on conflict do nothing
    returning points`)
}

/** How many events of sources with this beginning a person has, as an expression. */
export const countReputation = (
  { userId, source }: Pick<ReputationEvent, 'userId' | 'source'>,
  start: string,
): SQL => sql`(
  select count(*) from reputation_events
  where user_id = ${userId}::uuid and source = ${source} and starts_with(source_id, ${start})
)`
