import { and, eq, sql } from 'drizzle-orm'
import { MOST_PREFERENCES } from '#shared/feed/rules.ts'
import type { PreferInput } from '#shared/feed/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { feedPreferences } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { findSource, sourceOf } from './sources/list.ts'

/**
 * Somebody wants more of a tag, a source or a word, less of it or nothing at all; null takes that back.
 * @throws DomainError invalid for a source that there is not, conflict beyond two hundred choices
 */
export async function changePreference({ db, actor: { userId } }: UserContext, input: PreferInput): Promise<void> {
  const { kind, choice } = input
  const value = input.value.toLowerCase()
  const isThis = and(
    eq(feedPreferences.userId, userId),
    eq(feedPreferences.kind, kind),
    eq(feedPreferences.value, value),
  )
  if (choice === null) {
    await db.delete(feedPreferences).where(isThis)
    return
  }
  if (kind === 'source' && !findSource(value)) throw new DomainError('invalid', 'There is no such source.')
  const count = await db.$count(feedPreferences, eq(feedPreferences.userId, userId))
  if (count >= MOST_PREFERENCES) {
    throw new DomainError('conflict', 'You have made 200 choices; please take one back first.')
  }
  await db
    .insert(feedPreferences)
    .values({ userId, kind, value, choice })
    .onConflictDoUpdate({
      target: [feedPreferences.userId, feedPreferences.kind, feedPreferences.value],
      set: { choice, updatedAt: sql`now()` },
    })
}

const readPreferences = prepared(['userId'], (db, { userId }) =>
  db
    .select({ kind: feedPreferences.kind, value: feedPreferences.value, choice: feedPreferences.choice })
    .from(feedPreferences)
    .where(sql`${feedPreferences.userId} = ${userId}::uuid`)
    .orderBy(feedPreferences.choice, feedPreferences.kind, feedPreferences.value)
    .limit(MOST_PREFERENCES),
)

/** What somebody chose, each with the name that people know it by. */
export async function listPreferences({ db, actor: { userId } }: UserContext) {
  const preferences = await readPreferences(db, { userId })
  return {
    preferences: preferences.map((one) => ({
      ...one,
      label: one.kind === 'source' ? sourceOf(one.value).name : one.kind === 'tag' ? `#${one.value}` : one.value,
    })),
  }
}
