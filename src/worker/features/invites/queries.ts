import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'

/** Whether a code invites anybody (C067); it is no reason to learn who made it (SEC-11). */
export async function validateInvite(ctx: Context, input: { code: string }) {
  const { rows } = await ctx.db.execute(sql`
    select from invites i join users u on u.id = i.inviter_id
    where i.code = ${input.code.toUpperCase()} and u.deleted_at is null`)
  return { isValid: rows.length > 0 }
}
