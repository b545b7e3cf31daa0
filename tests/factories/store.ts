import type { BatchItem } from 'drizzle-orm/batch'
import { type Database, openDatabase } from '#worker/db/client.ts'

/** Where factories write, and what they sign sessions with. */
export type Store = { db: Database; sessionSecret: string }

/** Not yet run: whoever composes several runs them in one transaction. */
export type Statement = BatchItem<'pg'>

type Address = { DATABASE_URL?: string; NEON_HTTP_URL?: string | undefined; SESSION_SECRET?: string }

/** The store of a world, from the worker's variables there. */
export function openStore({ DATABASE_URL = '', NEON_HTTP_URL, SESSION_SECRET = '' }: Address): Store {
  return { db: openDatabase({ DATABASE_URL, NEON_HTTP_URL }).db, sessionSecret: SESSION_SECRET }
}

/** Runs statements as one transaction, in one round trip. */
export async function run(db: Database, statements: Statement[]): Promise<void> {
  const [first, ...rest] = statements
  if (first) await db.batch([first, ...rest])
}
