import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { CONNECTIONS_A_PAGE } from '#shared/connections/rules.ts'
import type { ConnectionStatus, ListConnectionsOutput, OpenRequest } from '#shared/connections/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import {
  connectionBlocks,
  connections,
  notifications,
  personReports,
  profiles,
  users,
} from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'
import { isBetween, isMet } from './scope.ts'

/** Statement: how the caller stands to somebody; no row for nobody, and for whom they may not meet. */
export const findStanding = (db: Database, { userId, otherId }: Record<'userId' | 'otherId', Slot<string>>) => {
  const isOwn = sql`${connections.requesterId} = ${userId}::uuid`
  return db
    .select({
      status: sql<ConnectionStatus>`case when ${connections.status} = 'accepted' then 'connected'
        when ${connections.status} = 'requested' then case when ${isOwn} then 'requested' else 'pending' end
        else 'none' end`,
      isDeclined: sql<boolean>`coalesce(${connections.status} = 'declined', false)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(connections, isBetween(userId, sql`${users.id}`))
    .where(and(sql`${users.id} = ${otherId}::uuid`, or(isMet(userId), isConnectedLive(userId))))
}

/** Who is connected sees who hides from strangers, until one of them ends it. */
const isConnectedLive = (userId: Slot<string>): SQL | undefined =>
  and(isLiveAccount, sql`${users.blockedAt} is null`, isBetween(userId, sql`${users.id}`))

const readStanding = prepared(['userId', 'otherId'], findStanding)

/** How the caller stands to somebody (C079). @throws DomainError not_found for nobody and for whom they may not meet */
export async function checkConnection({ db, actor }: UserContext, input: { userId: string }) {
  const [standing] = await readStanding(db, { userId: actor.userId, otherId: asId(input.userId, 'person') })
  if (!standing) throw new DomainError('not_found', 'This person does not exist.')
  return { status: standing.status }
}

/** What a list shows of somebody. */
export const PERSON = {
  userId: users.id,
  name: users.name,
  avatarUrl: users.avatarUrl,
  shortBio: sql<string>`coalesce(${profiles.shortBio}, '')`,
  roles: users.roles,
}

const readRequests = (isReceived: boolean) =>
  prepared(['userId'], (db, { userId }) => {
    const [own, others] = isReceived
      ? [connections.addresseeId, connections.requesterId]
      : [connections.requesterId, connections.addresseeId]
    const isOwnNotification = and(
      eq(notifications.connectionId, connections.id),
      sql`${notifications.userId} = ${userId}::uuid`,
    )
    return db
      .select({ ...PERSON, askedAt: connections.askedAt, notificationId: notifications.id })
      .from(connections)
      .innerJoin(users, eq(users.id, others))
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .leftJoin(notifications, isOwnNotification)
      .where(
        and(
          sql`${own} = ${userId}::uuid`,
          eq(connections.status, 'requested'),
          isLiveAccount,
          sql`${users.blockedAt} is null`,
        ),
      )
      .orderBy(desc(connections.askedAt), desc(connections.id))
      .limit(CONNECTIONS_A_PAGE)
  })

const [readReceived, readSent] = [readRequests(true), readRequests(false)]

/** The requests that wait: for the caller's answer, and theirs for others'. */
export function listRequests({
  db,
  actor: { userId },
}: UserContext): Promise<Record<'received' | 'sent', OpenRequest[]>> {
  return batch(db, { received: readReceived(db, { userId }), sent: readSent(db, { userId }) })
}

/** Statement: who may be asked about, and who asks: their own list names everybody, another's who may be seen. */
const findOwner = (db: Database, { id, viewerId }: Record<'id' | 'viewerId', Slot<string>>) =>
  db
    .select({ id: users.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(sql`${users.id} = ${id}::uuid`, isMet(viewerId)))

const findConnected = (
  db: Database,
  { id, viewerId, before }: Record<'id' | 'viewerId' | 'before', Slot<string | null>>,
) => {
  const isOther = sql`${users.id} = case when ${connections.requesterId} = ${id}::uuid
    then ${connections.addresseeId} else ${connections.requesterId} end`
  const isOwn = sql`${id}::uuid = ${viewerId}::uuid`
  return db
    .select({
      ...PERSON,
      connectionId: connections.id,
      connectedAt: sql<string>`${connections.answeredAt}`.mapWith(connections.answeredAt),
    })
    .from(connections)
    .innerJoin(users, isOther)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        sql`${id}::uuid in (${connections.requesterId}, ${connections.addresseeId})`,
        eq(connections.status, 'accepted'),
        or(isMet(viewerId as Slot<string>), and(isOwn, isLiveAccount, sql`${users.blockedAt} is null`)),
        sql`(${before}::uuid is null or ${connections.id} < ${before}::uuid)`,
      ),
    )
    .orderBy(desc(connections.id))
    .limit(CONNECTIONS_A_PAGE + 1)
}

const readOwner = prepared(['id', 'viewerId'], findOwner)
const readConnected = prepared(['id', 'viewerId', 'before'], findConnected)

/**
 * Whom somebody is connected with, the latest first (C074): of another's list who may be seen by the caller.
 * @throws DomainError not_found for nobody and for whom the caller may not meet
 */
export async function listConnections(
  { db, actor }: UserContext,
  input: { userId: string; before?: string | undefined },
): Promise<ListConnectionsOutput> {
  const [id, viewerId] = [asId(input.userId, 'person'), actor.userId]
  const before = input.before === undefined ? null : asId(input.before, 'connection')
  const { owner, rows } = await batch(db, {
    owner: readOwner(db, { id, viewerId }),
    rows: readConnected(db, { id, viewerId, before }),
  })
  if (!owner[0]) throw new DomainError('not_found', 'This person does not exist.')
  return { connections: rows.slice(0, CONNECTIONS_A_PAGE), hasMore: rows.length > CONNECTIONS_A_PAGE }
}

/** Whom the caller has blocked, the latest first. */
export async function listBlocked({ db, actor: { userId } }: UserContext) {
  const blocked = await db
    .select(PERSON)
    .from(connectionBlocks)
    .innerJoin(users, eq(users.id, connectionBlocks.blockedId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(connectionBlocks.userId, userId))
    .orderBy(desc(connectionBlocks.createdAt))
    .limit(CONNECTIONS_A_PAGE)
  return { blocked }
}

const reporter = alias(users, 'reporter')

/** What nobody has looked at yet, the oldest first. */
export async function listReports({ db }: UserContext, { offset }: { offset: number }) {
  const rows = await db
    .select({
      ...{ id: personReports.id, reason: personReports.reason, words: personReports.words },
      createdAt: personReports.createdAt,
      person: { userId: users.id, name: users.name },
      reporter: { userId: reporter.id, name: reporter.name },
    })
    .from(personReports)
    .innerJoin(users, eq(users.id, personReports.personId))
    .innerJoin(reporter, eq(reporter.id, personReports.reporterId))
    .where(isNull(personReports.settledAt))
    .orderBy(personReports.id)
    .offset(offset)
    .limit(CONNECTIONS_A_PAGE + 1)
  return { reports: rows.slice(0, CONNECTIONS_A_PAGE), hasMore: rows.length > CONNECTIONS_A_PAGE }
}
