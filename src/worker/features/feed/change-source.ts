import { eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import { feedItems, feedSources } from '#worker/db/schema/index.ts'
import { isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { FEED_SOURCES } from './sources/list.ts'

/**
 * An administrator turns a source off, which hides what it told and asks it no more, or on again, which asks it in the next
 * run; noted. @throws DomainError not_found for a source that there is not
 */
export async function changeSource(
  { db, actor }: UserContext,
  { code, isEnabled }: { code: string; isEnabled: boolean },
): Promise<void> {
  const isThis = eq(feedSources.code, code)
  const { found } = await batch(db, {
    found: db.select({ code: feedSources.code }).from(feedSources).where(isThis),
    changed: db
      .update(feedSources)
      .set({ isEnabled, ...(isEnabled && { nextRunAt: sql`now()`, failures: 0, lastFailure: null }) })
      .where(sql`${isThis} and ${feedSources.isEnabled} <> ${isEnabled}`),
    noted: note(
      db,
      {
        adminId: actor.userId,
        personId: null,
        action: 'feed.changeSource',
        details: `${code}: ${isEnabled ? 'on' : 'off'}`,
      },
      sql`from ${feedSources} where ${isThis} and ${isOfThisBatch(feedSources)}`,
    ),
  })
  if (found.length === 0) throw new DomainError('not_found', 'This source does not exist.')
}

const readStates = prepared([], (db) =>
  db
    .select({
      code: feedSources.code,
      isEnabled: feedSources.isEnabled,
      lastRunAt: feedSources.lastRunAt,
      nextRunAt: feedSources.nextRunAt,
      failures: feedSources.failures,
      lastFailure: feedSources.lastFailure,
      items: sql<number>`(select count(*)::int from ${feedItems} where ${feedItems.source} = ${feedSources.code})`,
    })
    .from(feedSources)
    .limit(FEED_SOURCES.length * 10),
)

/** How each source of the list stands; one that was never read is on and has told nothing. */
export async function listSources({ db }: UserContext) {
  const states = new Map((await readStates(db, {})).map(({ code, ...state }) => [code, state]))
  const unread = { isEnabled: true, lastRunAt: null, nextRunAt: null, failures: 0, lastFailure: null, items: 0 }
  const sources = FEED_SOURCES.map(({ code, name, home, kind, everyMinutes, terms }) => ({
    ...{ code, name, home, kind, everyMinutes, terms },
    ...(states.get(code) ?? unread),
  }))
  return { sources }
}
