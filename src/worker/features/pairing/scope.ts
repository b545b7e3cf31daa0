import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { pairingRequests, pairingResponses } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'

/** Can still be answered. */
export const isOpen: SQL | undefined = and(
  inArray(pairingRequests.status, ['requested', 'interested']),
  sql`${pairingRequests.expiresAt} > now()`,
)

/** Somebody has a part in it: asked, answered, or was asked by name. */
export const isOf = (db: Database, userId: string): SQL | undefined =>
  or(
    eq(pairingRequests.requesterId, userId),
    inArray(
      pairingRequests.id,
      db
        .select({ id: pairingResponses.requestId })
        .from(pairingResponses)
        .where(eq(pairingResponses.acceptorId, userId)),
    ),
  )

/** One of the two of an agreed pairing. */
export const isPartner = (userId: string): SQL | undefined =>
  and(
    eq(pairingRequests.status, 'accepted'),
    or(eq(pairingRequests.requesterId, userId), eq(pairingRequests.acceptorId, userId)),
  )

/** An agreed pairing's time is over: what they chose, or the length from when they agreed; null of one that is not agreed. */
export const isPast = sql<boolean | null>`coalesce(${pairingRequests.chosenSlot}, ${pairingRequests.acceptedAt})
  + make_interval(mins => ${pairingRequests.minutes}::int) <= now()`

export const unknownRequest = () => new DomainError('not_found', 'This request does not exist.')
export const overRequest = () => new DomainError('conflict', 'This request is no longer open.')
