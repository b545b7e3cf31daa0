import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { MOST_OPEN, MOST_TOLD, OPEN_DAYS } from '#shared/pairing/rules.ts'
import type { CreatePairingInput, CreatePairingOutput } from '#shared/pairing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { connections, issues, pairingRequests, pairingResponses, profiles, users } from '#worker/db/schema/index.ts'
import { asId, columnNames, insertSelect, isOfThisBatch, textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isBetween, isMet } from '#worker/features/connections/scope.ts'
import { lockPerson } from '#worker/features/users/statements.ts'
import { isOpen, overRequest } from './scope.ts'
import { tell } from './statements.ts'

const MOST_DAYS_AHEAD = 60
const DAY_MS = 86_400_000

/**
 * The caller looks for a partner on an issue (C035, C028, G-PAIR-01): again it is the same request. Their connections, and whoever looks
 * for a partner on the same issue, hear of it by name, twenty at most (G-PAIR-03).
 * @throws DomainError not_found, invalid for times that are past, conflict for a closed issue and beyond ten at a time
 */
export async function createRequest(
  { db, actor: { userId } }: UserContext,
  { issueId: given, ...input }: CreatePairingInput,
): Promise<CreatePairingOutput> {
  const issueId = asId(given, 'issue')
  const slots = input.slots.map((slot) => new Date(slot)).sort((one, other) => one.getTime() - other.getTime())
  checkSlots(slots)
  const isOwnOpen = and(eq(pairingRequests.requesterId, userId), isOpen)
  const own = db.select({ own: count() }).from(pairingRequests).where(isOwnOpen)
  const { issue, found } = await batch(db, {
    locked: lockPerson(db, userId),
    // what ended by itself no longer stands in the way of a new one
    expired: db
      .update(pairingRequests)
      .set({ status: 'expired' })
      .where(and(eq(pairingRequests.requesterId, userId), eq(pairingRequests.issueId, issueId), isExpired)),
    issue: db.select({ state: issues.state }).from(issues).where(eq(issues.id, issueId)),
    created: db.execute(
      insertSelect(
        pairingRequests,
        {
          ...{ requesterId: userId, issueId, goal: input.goal, minutes: input.minutes, timeZone: input.timeZone },
          slots: sql`${textArray(slots.map((slot) => slot.toISOString()))}::timestamptz[]`,
          expiresAt: lastOf(slots),
        },
        sql`from ${issues} where ${issues.id} = ${issueId} and ${issues.state} = 'open' and (${own}) < ${MOST_OPEN}::int
          on conflict (${columnNames(pairingRequests.requesterId, pairingRequests.issueId)})
          where ${sql.identifier(pairingRequests.status.name)} in ('requested', 'interested') do nothing`,
      ),
    ),
    asked: askPeople(db, userId),
    told: tell(
      db,
      { to: sql`${pairingResponses.acceptorId}`, by: sql`${pairingRequests.requesterId}`, kind: 'pairingRequested' },
      sql`join ${pairingResponses} on ${pairingResponses.requestId} = ${pairingRequests.id}
        where ${isOfThisBatch(pairingResponses)} and ${eq(pairingRequests.requesterId, userId)}`,
    ),
    found: db
      .select({ requestId: pairingRequests.id, status: pairingRequests.status })
      .from(pairingRequests)
      .where(and(isOwnOpen, eq(pairingRequests.issueId, issueId))),
  })
  const [request] = found
  if (request) return request
  if (!issue[0]) throw new DomainError('not_found', 'This issue does not exist.')
  if (issue[0].state === 'closed') throw overRequest()
  throw new DomainError('conflict', `You look for a partner on ${MOST_OPEN} issues. Withdraw one of them first.`)
}

const isExpired = sql`${pairingRequests.status} in ('requested', 'interested') and ${pairingRequests.expiresAt} <= now()`

function checkSlots(slots: readonly Date[]): void {
  const [now, most] = [Date.now(), Date.now() + MOST_DAYS_AHEAD * DAY_MS]
  const isFine = slots.every((slot) => slot.getTime() > now && slot.getTime() < most)
  if (!isFine)
    throw new DomainError('invalid', `Choose times that are still to come, within the next ${MOST_DAYS_AHEAD} days.`)
}

const lastOf = (slots: readonly Date[]): SQL => {
  const last = slots.at(-1)
  return last ? sql`${last.toISOString()}::timestamptz` : sql`now() + make_interval(days => ${OPEN_DAYS}::int)`
}

/** Statement: whom the request that this batch made is told to by name. */
function askPeople(db: Database, userId: string) {
  const isConnected = sql`exists (select from ${connections}
    where ${isBetween(userId, sql`${users.id}`)} and ${connections.status} = 'accepted')`
  const looksToo = sql`exists (select from ${pairingRequests} as "others"
    where "others".${sql.identifier(pairingRequests.requesterId.name)} = ${users.id}
      and "others".${sql.identifier(pairingRequests.issueId.name)} = ${pairingRequests.issueId}
      and "others".${sql.identifier(pairingRequests.status.name)} in ('requested', 'interested')
      and "others".${sql.identifier(pairingRequests.expiresAt.name)} > now())`
  const people = sql`(select ${users.id} as id from ${users} left join ${profiles} on ${profiles.userId} = ${users.id}
    where ${users.id} <> ${userId}::uuid and ${isMet(userId)} and (${isConnected} or ${looksToo})
    order by ${looksToo} desc, ${users.id} limit ${MOST_TOLD}::int)`
  return db.execute(
    insertSelect(
      pairingResponses,
      { requestId: sql`${pairingRequests.id}`, acceptorId: sql`people.id`, status: 'asked', isAddressed: true },
      sql`from ${pairingRequests} cross join lateral ${people} people
        where ${isOfThisBatch(pairingRequests)} and ${eq(pairingRequests.requesterId, userId)} and ${isOpen}`,
    ),
  )
}
