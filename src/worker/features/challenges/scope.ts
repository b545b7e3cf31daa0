import { eq, type SQL, sql } from 'drizzle-orm'
import { challenges } from '#worker/db/schema/index.ts'

/** Whether one is open at this moment, as an expression: the database decides the race with its end (G-CHAL-04). */
export const isOpen = (challengeId: number): SQL => sql`exists (
  select from ${challenges} where ${eq(challenges.id, challengeId)} and ${challenges.status} = 'Open')`
