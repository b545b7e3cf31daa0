import { sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'
import { findInvite } from './queries.ts'
import { findRedemption, redeemInvite } from './statements.ts'

/**
 * Redeems an invitation for the caller, once in a lifetime, and they belong to its group from then on; the same code again
 * is no error (C068, SEC-11).
 * @throws DomainError not_found for an unknown, ended or full code, conflict for one's own or after another one, forbidden
 *   for one that is for somebody else's address
 */
export async function markInviteUsed({ db, actor }: UserContext, { code }: { code: string }): Promise<void> {
  const { userId } = actor
  const { found, redeemed } = await batch(db, {
    locked: lockPerson(db, userId),
    found: findInvite(db, code),
    redeeming: redeemInvite(db, sql`${userId}::uuid`, code),
    redeemed: findRedemption(db, userId),
  })
  if (redeemed[0]?.code === code.toUpperCase()) return
  const [invite] = found
  if (!invite) throw new DomainError('not_found', 'This invitation code is not valid.')
  if (invite.inviterId === userId) throw new DomainError('conflict', 'You cannot use your own invitation.')
  if (redeemed.length > 0) throw new DomainError('conflict', 'You came by another invitation already.')
  if (invite.email !== null) throw new DomainError('forbidden', 'This invitation is for another address than yours.')
  throw new DomainError('conflict', 'The last place of this invitation was taken just now.')
}
