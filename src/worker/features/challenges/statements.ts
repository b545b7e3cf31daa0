import { and, eq } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { challengeParticipations, challenges } from '#worker/db/schema/index.ts'

/** Condition: somebody's row in one. */
export const isOwn = (challengeId: number, userId: string) =>
  and(eq(challengeParticipations.challengeId, challengeId), eq(challengeParticipations.userId, userId))

/** Statement: how somebody stands to one. */
export const findOwn = (db: Database, challengeId: number, userId: string) =>
  db.select().from(challengeParticipations).where(isOwn(challengeId, userId))

/** Statement: a row where one is open. */
export const findOpen = (db: Database, challengeId: number) =>
  db
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(eq(challenges.id, challengeId), eq(challenges.status, 'Open')))
