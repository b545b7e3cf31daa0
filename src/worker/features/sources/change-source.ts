import { eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { sources } from '#worker/db/schema/index.ts'
import { isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import type { Source } from './refresh-sources.ts'
import { noteSources } from './statements.ts'

interface SourceChange {
  code: string
  isEnabled: boolean
}

/**
 * An administrator turns a source of a list off, which hides what it told and asks it no more, or on again, which asks it in
 * the next run; noted. @throws DomainError not_found for a source that the list has not
 */
export async function changeSource(
  { db, actor }: UserContext,
  list: readonly Source[],
  { code, isEnabled }: SourceChange,
): Promise<void> {
  const isThis = eq(sources.code, code)
  const source = list.find((one) => one.code === code)
  if (!source) throw new DomainError('not_found', 'This source does not exist.')
  await batch(db, {
    known: noteSources(db, [source]),
    changed: db
      .update(sources)
      .set({ isEnabled, ...(isEnabled && { nextRunAt: sql`now()`, failures: 0, lastFailure: null }) })
      .where(sql`${isThis} and ${sources.isEnabled} <> ${isEnabled}`),
    noted: note(
      db,
      {
        ...{ adminId: actor.userId, personId: null, action: 'sources.change' },
        details: `${code}: ${isEnabled ? 'on' : 'off'}`,
      },
      sql`from ${sources} where ${isThis} and ${isOfThisBatch(sources)}`,
    ),
  })
}
