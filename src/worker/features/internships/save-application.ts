import { sql } from 'drizzle-orm'
import type { ApplyInput } from '#shared/internships/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { internshipApplications } from '#worker/db/schema/index.ts'
import { markOpenToBizdev } from '#worker/features/users/statements.ts'

/** Keeps the caller's interest in the next freelance internship; applying again replaces the links (I008, G-FIN-01). */
export async function saveApplication(
  { db, actor }: UserContext,
  { linkedInUrl, upworkUrl, openToBizdevInternship, code }: ApplyInput,
): Promise<void> {
  const told = { linkedInUrl: linkedInUrl || null, upworkUrl: upworkUrl || null, code: code ?? null }
  await batch(db, {
    saved: db
      .insert(internshipApplications)
      .values({ userId: actor.userId, ...told })
      .onConflictDoUpdate({ target: internshipApplications.userId, set: { ...told, updatedAt: sql`now()` } }),
    marked: markOpenToBizdev(db, actor.userId, openToBizdevInternship),
  })
}
