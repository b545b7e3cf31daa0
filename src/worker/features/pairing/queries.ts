import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Pairing, PairingList } from '#shared/pairing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import {
  issues,
  pairingOutcomes,
  pairingRequests,
  pairingResponses,
  profiles,
  repositories,
  users,
} from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { isMet } from '#worker/features/connections/scope.ts'
import { isOf, isOpen, isPast, unknownRequest } from './scope.ts'

const MOST_LISTED = 50

const person = { userId: users.id, name: users.name, avatarUrl: users.avatarUrl }

/** Statement: ids of requests that fulfil a condition, of people whom the viewer may meet, the latest first. */
const findIds = (db: Database, userId: string, which: SQL | undefined) =>
  db
    .select({ id: pairingRequests.id })
    .from(pairingRequests)
    .innerJoin(users, eq(users.id, pairingRequests.requesterId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(which, or(eq(users.id, userId), isMet(userId))))
    .orderBy(desc(pairingRequests.id))
    .limit(MOST_LISTED)

/** Requests with their answers and outcomes, in one round trip. */
function readPairings({ db, actor: { userId } }: UserContext, which: SQL | undefined) {
  const ids = findIds(db, userId, which)
  const requester = alias(users, 'requester')
  const mayRead = or(eq(requester.id, userId), eq(pairingResponses.acceptorId, userId))
  return batch(db, {
    requests: db
      .select({
        ...{ requestId: pairingRequests.id, status: pairingRequests.status, goal: pairingRequests.goal },
        ...{ minutes: pairingRequests.minutes, slots: pairingRequests.slots, timeZone: pairingRequests.timeZone },
        ...{ expiresAt: pairingRequests.expiresAt, createdAt: pairingRequests.createdAt },
        ...{ chosenSlot: pairingRequests.chosenSlot, acceptorId: pairingRequests.acceptorId, requester: person },
        isPast: sql<boolean>`coalesce(${isPast}, false)`.as('is_past'),
        isOver: sql<boolean>`${pairingRequests.expiresAt} <= now()`,
        issue: {
          ...{ issueId: issues.id, projectId: issues.repositoryId, projectName: repositories.name },
          ...{ number: issues.number, title: issues.title },
        },
      })
      .from(pairingRequests)
      .innerJoin(users, eq(users.id, pairingRequests.requesterId))
      .innerJoin(issues, eq(issues.id, pairingRequests.issueId))
      .innerJoin(repositories, eq(repositories.id, issues.repositoryId))
      .where(inArray(pairingRequests.id, ids))
      .orderBy(desc(pairingRequests.id)),
    responses: db
      .select({
        ...{ requestId: pairingResponses.requestId, status: pairingResponses.status, slot: pairingResponses.slot },
        ...{ isAddressed: pairingResponses.isAddressed, person },
      })
      .from(pairingResponses)
      .innerJoin(pairingRequests, eq(pairingRequests.id, pairingResponses.requestId))
      .innerJoin(requester, eq(requester.id, pairingRequests.requesterId))
      .innerJoin(users, eq(users.id, pairingResponses.acceptorId))
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(and(inArray(pairingResponses.requestId, ids), mayRead, or(eq(users.id, userId), isMet(userId)))),
    outcomes: db.select().from(pairingOutcomes).where(inArray(pairingOutcomes.requestId, ids)),
  })
}

type Read = Awaited<ReturnType<typeof readPairings>>

/** Requests with what the caller may know of them. */
async function listPairings(ctx: UserContext, which: SQL | undefined): Promise<PairingList> {
  const read = await readPairings(ctx, which)
  return { pairings: read.requests.map((request) => toPairing(request, read, ctx.actor.userId)) }
}

function toPairing(
  { acceptorId, isOver, ...request }: Read['requests'][number],
  { responses, outcomes }: Read,
  userId: string,
): Pairing {
  const own = responses.filter(({ requestId }) => requestId === request.requestId)
  const said = outcomes.filter(({ requestId }) => requestId === request.requestId)
  const isRequester = request.requester.userId === userId
  const role = isRequester ? 'requester' : acceptorId === userId ? 'partner' : 'other'
  const happened = (isOwn: boolean) => said.find((one) => (one.userId === userId) === isOwn)?.happened ?? null
  const isParty = role !== 'other'
  return {
    ...request,
    status: isOver && (request.status === 'requested' || request.status === 'interested') ? 'expired' : request.status,
    role,
    responses: own
      .filter(({ status }) => !isRequester || status !== 'asked')
      .map(({ person: who, status, slot }) => ({ person: who, status, slot })),
    isAddressed: !isRequester && own.some(({ isAddressed }) => isAddressed),
    ...{ ownOutcome: isParty ? happened(true) : null, otherOutcome: isParty ? happened(false) : null },
    isAgreed: isParty && said.length === 2 && said.every((one) => one.happened),
  }
}

/** Everything that can be answered now (C029). */
export const listOpen = (ctx: UserContext): Promise<PairingList> => listPairings(ctx, isOpen)

/** What the caller asked for, answered, or was asked by name (C030). */
export const listOwn = (ctx: UserContext): Promise<PairingList> => listPairings(ctx, isOf(ctx.db, ctx.actor.userId))

/** Of an issue: what can be answered, and the caller's own (C028). */
export const listOfIssue = (ctx: UserContext, { issueId }: { issueId: string }): Promise<PairingList> => {
  const isOfIssue = eq(pairingRequests.issueId, asId(issueId, 'issue'))
  return listPairings(ctx, and(isOfIssue, or(isOpen, isOf(ctx.db, ctx.actor.userId))))
}

/** One, for whoever may know of it. @throws DomainError not_found */
export async function getPairing(ctx: UserContext, requestId: string): Promise<Pairing> {
  const isThis = eq(pairingRequests.id, asId(requestId, 'request'))
  const { pairings } = await listPairings(ctx, and(isThis, or(isOpen, isOf(ctx.db, ctx.actor.userId))))
  const [pairing] = pairings
  if (!pairing) throw unknownRequest()
  return pairing
}
