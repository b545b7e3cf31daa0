import { and, eq, sql } from 'drizzle-orm'
import { DAYS_UNTIL_ASKED_AGAIN } from '#shared/connections/rules.ts'
import type { ConnectionStatus } from '#shared/connections/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { connections, profiles, users } from '#worker/db/schema/index.ts'
import { asId, columnNames, excluded, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { findStanding } from './queries.ts'
import { isBetween, isMet } from './scope.ts'
import { lockPair, tellOther } from './statements.ts'

/**
 * Asks somebody to connect (C075, G-CONN-01): again changes nothing, and asking who has asked accepts.
 * @throws DomainError invalid for oneself, not_found for nobody and for whom the caller may not meet, conflict for who
 *   declined less than a week ago
 */
export async function requestConnection(
  { db, actor: { userId } }: UserContext,
  input: { userId: string },
): Promise<{ status: ConnectionStatus }> {
  const otherId = asId(input.userId, 'person')
  if (otherId === userId) throw new DomainError('invalid', 'You cannot connect with yourself.')
  const {
    standing: [standing],
  } = await batch(db, {
    locked: lockPair(db, userId, otherId),
    asked: ask(db, userId, otherId),
    told: tellOther(db, userId, isBetween(userId, otherId)),
    standing: findStanding(db, { userId, otherId }),
  })
  if (!standing) throw new DomainError('not_found', 'This person does not exist.')
  if (standing.isDeclined) {
    throw new DomainError('conflict', `You may ask them again ${DAYS_UNTIL_ASKED_AGAIN} days after they declined.`)
  }
  return { status: standing.status }
}

/** Statement: the pair's one row. Who declined may ask whom they declined at once; the other one waits. */
function ask(db: Database, userId: string, otherId: string) {
  const isReverse = sql`${connections.requesterId} <> ${excluded(connections.requesterId)}`
  const isWaiting = sql`${connections.status} = 'requested'`
  const isLongAgo = sql`${connections.answeredAt} <= now() - make_interval(days => ${DAYS_UNTIL_ASKED_AGAIN}::int)`
  const keptOr = (kept: typeof connections.requesterId) =>
    sql`${columnNames(kept)} = case when ${isWaiting} then ${kept} else ${excluded(kept)} end`
  const person = and(eq(users.id, otherId), isMet(userId))
  return db.execute(
    insertSelect(
      connections,
      { requesterId: userId, addresseeId: sql`${users.id}` },
      sql`from ${users} left join ${profiles} on ${profiles.userId} = ${users.id} where ${person}
        on conflict (${columnNames(connections.pair)}) do update set
          ${keptOr(connections.requesterId)}, ${sql`${columnNames(connections.addresseeId)} = case when ${isWaiting} then ${connections.addresseeId} else ${excluded(connections.addresseeId)} end`},
          ${columnNames(connections.status)} = case when ${isWaiting} then 'accepted' else 'requested' end,
          ${columnNames(connections.answeredAt)} = case when ${isWaiting} then now() end,
          ${columnNames(connections.askedAt)} = case when ${isWaiting} then ${connections.askedAt} else now() end
        where (${isWaiting} and ${isReverse})
          or (${connections.status} = 'declined' and (${isReverse} or ${isLongAgo}))`,
    ),
  )
}
