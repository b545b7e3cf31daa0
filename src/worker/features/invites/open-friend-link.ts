import { sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { randomCode } from '#worker/db/random-code.ts'

const CODE_LENGTH = 12

/** The caller's link for inviting friends, made once and then always the same (C065, G-INV-03). */
export async function openFriendLink(ctx: UserContext): Promise<{ inviteLink: string }> {
  const { userId } = ctx.actor
  const [, { rows }] = await ctx.db.batch([
    ctx.db.execute(sql`
      insert into invites (code, inviter_id) values (${randomCode(CODE_LENGTH)}, ${userId}::uuid) on conflict (inviter_id) do nothing`),
    ctx.db.execute<{ code: string }>(sql`select code from invites where inviter_id = ${userId}::uuid`),
  ])
  return { inviteLink: `${ctx.env.APP_URL}/welcome/${rows[0]?.code}` }
}
