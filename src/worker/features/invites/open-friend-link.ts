import { and, eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { randomCode } from '#worker/db/random-code.ts'
import { invites } from '#worker/db/schema/index.ts'
import { CODE_LENGTH } from './rules.ts'

const isFriendLink = sql`${invites.isFriendLink}`

/** The caller's link for inviting friends, made once and then always the same (C065, G-INV-03). */
export async function openFriendLink({ db, env, actor }: UserContext): Promise<{ inviteLink: string }> {
  const inviterId = actor.userId
  const { own } = await batch(db, {
    created: db
      .insert(invites)
      .values({ code: randomCode(CODE_LENGTH), inviterId })
      .onConflictDoNothing({ target: invites.inviterId, where: isFriendLink }),
    own: db
      .select({ code: invites.code })
      .from(invites)
      .where(and(eq(invites.inviterId, inviterId), isFriendLink)),
  })
  return { inviteLink: `${env.APP_URL}/welcome/${own[0]?.code}` }
}
