import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { invites } from '#worker/db/schema/index.ts'
import { isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'

/**
 * An administrator ends a code of a group, noted: nobody comes by it any more, who came keeps what they have.
 * @throws DomainError not_found for an unknown one or somebody's link for friends
 */
export async function endInvite({ db, actor }: UserContext, { code }: { code: string }): Promise<void> {
  const isIt = and(eq(invites.code, code.toUpperCase()), sql`not ${invites.isFriendLink}`)
  const { found } = await batch(db, {
    ended: db
      .update(invites)
      .set({ endedAt: sql`now()` })
      .where(and(isIt, isNull(invites.endedAt))),
    noted: note(
      db,
      { adminId: actor.userId, personId: null, action: 'invites.end', details: sql`${invites.code}` },
      sql`from ${invites} where ${isIt} and ${isOfThisBatch(invites)}`,
    ),
    found: db.select({ code: invites.code }).from(invites).where(isIt),
  })
  if (found.length === 0) throw new DomainError('not_found', 'This invitation does not exist.')
}
