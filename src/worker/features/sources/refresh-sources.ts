import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { sources } from '#worker/db/schema/index.ts'
import { describeFailure } from '#worker/log.ts'
import { noteSources } from './statements.ts'

/** Somebody outside who is read again and again. */
export interface Source {
  code: string
  /** At least so long between two readings. */
  everyMinutes: number
  /** It is there, and not read until an administrator turns it on. */
  isOff?: boolean
}

/** What the source said of its last answer. */
export type Claimed = Pick<typeof sources.$inferSelect, 'code' | 'etag' | 'lastModified' | 'failures'>

/** What a reading brought. */
export interface Reading {
  /** Statements, run with the note that it was read. */
  writes: Record<string, BatchItem<'pg'> | null>
  validators?: { etag: string | null; lastModified: string | null }
}

/** A source that is being read is nobody else's for so long. */
const TAKEN_MINUTES = 60
const MOST_MINUTES = 24 * 60

interface Round<S> {
  list: readonly S[]
  /** So many are due in one run at most, and so many of them are read at once. */
  most: number
  atOnce: number
  /** @throws Error where it can't be read */
  read: (source: S, claimed: Claimed) => Promise<Reading>
}

/**
 * Reads the sources of a list that are due, each no more often than its interval; one that fails waits twice as long each
 * time, up to a day, and its failure stands with it.
 */
export async function refreshSources<S extends Source>(ctx: Context, { list, most, atOnce, read }: Round<S>) {
  const { due } = await batch(ctx.db, { known: noteSources(ctx.db, list), due: claimDue(ctx.db, list, most) })
  const failed: string[] = []
  for (let from = 0; from < due.length; from += atOnce) {
    const some = due.slice(from, from + atOnce).map(async (claimed) => {
      const source = list.find(({ code }) => code === claimed.code)
      if (source && !(await refreshSource(ctx, source, claimed, read))) failed.push(claimed.code)
    })
    await Promise.all(some)
  }
  return { read: due.length, failed: failed.sort() }
}

function claimDue(db: Database, list: readonly Source[], most: number) {
  const listed = list.map(({ code }) => code)
  const due = db
    .select({ code: sources.code })
    .from(sources)
    .where(and(eq(sources.isEnabled, true), lte(sources.nextRunAt, sql`now()`), inArray(sources.code, listed)))
    .orderBy(asc(sources.nextRunAt), asc(sources.code))
    .limit(most)
    .for('update', { skipLocked: true })
  const { code, etag, lastModified, failures } = sources
  return db
    .update(sources)
    .set({ nextRunAt: inMinutes(TAKEN_MINUTES) })
    .where(inArray(sources.code, due))
    .returning({ code, etag, lastModified, failures })
}

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes}::int)`

async function refreshSource<S extends Source>(
  { db }: Context,
  source: S,
  claimed: Claimed,
  read: Round<S>['read'],
): Promise<boolean> {
  const { code, everyMinutes } = source
  const isThis = eq(sources.code, code)
  try {
    const { writes, validators } = await read(source, claimed)
    const done = { lastRunAt: sql`now()`, nextRunAt: inMinutes(everyMinutes), failures: 0, lastFailure: null }
    await batch(db, {
      ...writes,
      noted: db
        .update(sources)
        .set({ ...done, ...validators })
        .where(isThis),
    })
    return true
  } catch (failure) {
    const failures = claimed.failures + 1
    const minutes = Math.min(everyMinutes * 2 ** Math.min(failures, 6), MOST_MINUTES)
    const failed = { lastRunAt: sql`now()`, nextRunAt: inMinutes(minutes), failures }
    await db
      .update(sources)
      .set({ ...failed, lastFailure: describeFailure(failure).slice(0, 300) })
      .where(isThis)
    return false
  }
}
