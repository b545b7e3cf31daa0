import { and, eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { connections, notifications } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { markRead } from '#worker/features/notifications/statements.ts'
import { findStanding } from './queries.ts'
import { isAskedOf, isBetween } from './scope.ts'
import { tellOther } from './statements.ts'

/** Who was asked says yes (C077); again is no error. @throws DomainError not_found where this person has asked for nothing */
export async function acceptConnection(
  { db, actor: { userId } }: UserContext,
  input: { userId: string },
): Promise<{ status: 'connected' }> {
  const otherId = asId(input.userId, 'person')
  const {
    standing: [standing],
  } = await batch(db, {
    accepted: db
      .update(connections)
      .set({ status: 'accepted', answeredAt: sql`now()` })
      .where(and(eq(connections.requesterId, otherId), isAskedOf(userId))),
    told: tellOther(db, userId, isBetween(userId, otherId)),
    read: markRead(db, userId, eq(notifications.actorId, otherId)),
    standing: findStanding(db, { userId, otherId }),
  })
  if (standing?.status !== 'connected') throw new DomainError('not_found', 'There is no request of this person.')
  return { status: 'connected' }
}
