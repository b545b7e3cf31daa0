import { type SQL, sql } from 'drizzle-orm'
import type { NotificationKind } from '#shared/notifications/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { connections } from '#worker/db/schema/index.ts'
import { isOfThisBatch } from '#worker/db/sql.ts'
import { notify } from '#worker/features/notifications/statements.ts'

/** Statement: two people's connection changes by one hand at a time, whoever of them asks or blocks. */
export const lockPair = (db: Database, one: string, other: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${[one, other].sort().join(':')}, 0))`)

/** Statement: what this batch changed between two people is told to who did not do it. */
export const tellOther = (db: Database, userId: string, which: SQL | undefined) => {
  const isAsked = sql`${connections.status} = 'requested'`
  const kindOf = (kind: NotificationKind) => sql`${kind}::text`
  return notify(
    db,
    {
      userId: sql`case when ${connections.requesterId} = ${userId}::uuid then ${connections.addresseeId} else ${connections.requesterId} end`,
      actorId: sql`${userId}::uuid`,
      kind: sql`case when ${isAsked} then ${kindOf('connectionRequested')}
        when ${connections.status} = 'accepted' then ${kindOf('connectionAccepted')}
        else ${kindOf('connectionDeclined')} end`,
      key: sql`'connection:' || ${connections.id}::text`,
      connectionId: sql`${connections.id}`,
    },
    sql`from ${connections} where ${which} and ${isOfThisBatch(connections)}`,
  )
}
