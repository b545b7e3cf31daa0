import { eq } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { randomCode } from '#worker/db/random-code.ts'
import { invites } from '#worker/db/schema/index.ts'

const CODE_LENGTH = 12

/** The caller's link for inviting friends, made once and then always the same (C065, G-INV-03). */
export async function openFriendLink({ db, env, actor }: UserContext): Promise<{ inviteLink: string }> {
  const inviterId = actor.userId
  const { own } = await batch(db, {
    created: db
      .insert(invites)
      .values({ code: randomCode(CODE_LENGTH), inviterId })
      .onConflictDoNothing({ target: invites.inviterId }),
    own: db.select({ code: invites.code }).from(invites).where(eq(invites.inviterId, inviterId)),
  })
  return { inviteLink: `${env.APP_URL}/welcome/${own[0]?.code}` }
}
