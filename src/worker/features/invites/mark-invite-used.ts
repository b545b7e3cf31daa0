import { eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { inviteRedemptions } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { findInvite } from './queries.ts'
import { redeemInvite } from './statements.ts'

/**
 * Redeems an invitation for the caller, once in a lifetime; the same code again is no error (C068, SEC-11).
 * @throws DomainError not_found for an unknown code, conflict for one's own or after another one
 */
export async function markInviteUsed({ db, actor }: UserContext, { code }: { code: string }): Promise<void> {
  const { userId } = actor
  const { found, redeemed } = await batch(db, {
    found: findInvite(db, code),
    redeeming: redeemInvite(db, sql`${userId}::uuid`, code),
    redeemed: db
      .select({ code: inviteRedemptions.code })
      .from(inviteRedemptions)
      .where(eq(inviteRedemptions.userId, userId)),
  })
  if (!found[0]) throw new DomainError('not_found', 'This invitation code is not valid.')
  if (found[0].inviterId === userId) throw new DomainError('conflict', 'You cannot use your own invitation.')
  if (redeemed[0]?.code !== code.toUpperCase()) {
    throw new DomainError('conflict', 'You came by another invitation already.')
  }
}
