import { sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'

/**
 * Redeems an invitation for the caller, once in a lifetime; the same code again is no error (C068, SEC-11).
 * @throws DomainError not_found for an unknown code, conflict for one's own or after another one
 */
export async function markInviteUsed(ctx: UserContext, input: { code: string }): Promise<void> {
  const { userId } = ctx.actor
  const code = input.code.toUpperCase()
  const [invites, , redemptions] = await ctx.db.batch([
    ctx.db.execute<{ inviter_id: string }>(sql`
      select i.inviter_id from invites i join users u on u.id = i.inviter_id
      where i.code = ${code} and u.deleted_at is null`),
    ctx.db.execute(sql`
      insert into invite_redemptions (user_id, code)
      select ${userId}::uuid, i.code from invites i join users u on u.id = i.inviter_id
      where i.code = ${code} and i.inviter_id <> ${userId}::uuid and u.deleted_at is null
      on conflict (user_id) do nothing`),
    ctx.db.execute<{ code: string }>(sql`select code from invite_redemptions where user_id = ${userId}::uuid`),
  ])
  const invite = invites.rows[0]
  if (!invite) throw new DomainError('not_found', 'This invitation code is not valid.')
  if (invite.inviter_id === userId) throw new DomainError('conflict', 'You cannot use your own invitation.')
  if (redemptions.rows[0]?.code !== code) throw new DomainError('conflict', 'You came by another invitation already.')
}
