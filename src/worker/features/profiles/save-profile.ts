import { sql } from 'drizzle-orm'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { Profile, SaveProfileInput } from '#shared/profiles/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { profiles } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { describePerson } from '#worker/features/users/statements.ts'
import { findProfile, toProfile } from './queries.ts'

/** Keeps what the caller says of themselves, and answers all of it (C019, R-PROF-03). @throws DomainError signed_out once deleted */
export async function saveProfile(
  { db, actor: { userId } }: UserContext,
  { name, location, roles, ...said }: SaveProfileInput,
): Promise<Profile> {
  const {
    found: [row],
  } = await batch(db, {
    described: describePerson(db, userId, { name, location, roles }),
    saved: db
      .insert(profiles)
      .values({ userId, ...said })
      .onConflictDoUpdate({ target: profiles.userId, set: { ...said, updatedAt: sql`now()` } }),
    found: findProfile(db, { id: userId, viewerId: userId }),
  })
  if (!row) throw new DomainError('signed_out', AUTH_TEXTS.sessionEnded)
  return toProfile(row, userId)
}
