import { exists } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { findOpen } from './statements.ts'

/** Whether one is open at this moment, as an expression: the database decides the race with its end (G-CHAL-04). */
export const isOpen = (db: Database, challengeId: number) => exists(findOpen(db, challengeId))
