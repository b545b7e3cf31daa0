import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from './client.ts'

type Statements = Record<string, BatchItem<'pg'> | null>

/** What each statement answered, by its name; nothing for one that was left out. */
type Results<S extends Statements> = {
  [K in keyof S]: S[K] extends BatchItem<'pg'> ? Awaited<S[K]> : Awaited<NonNullable<S[K]>> | undefined
}

/**
 * Runs statements in the order in which they are named, in one transaction and one round trip. Null leaves one out.
 * @example const { locked, changed } = await batch(db, { locked: lockRoadmap(db, own), changed: db.update(…) })
 */
export async function batch<S extends Statements>(db: Database, statements: S): Promise<Results<S>> {
  const named = Object.entries(statements).flatMap(([name, statement]) => (statement ? [{ name, statement }] : []))
  const [first, ...rest] = named.map(({ statement }) => statement)
  const results: unknown[] = first ? await db.batch([first, ...rest]) : []
  return Object.fromEntries(named.map(({ name }, at) => [name, results[at]])) as Results<S>
}
