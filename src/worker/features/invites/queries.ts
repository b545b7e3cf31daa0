import { eq } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { invites, users } from '#worker/db/schema/index.ts'
import { isOpen } from './scope.ts'

/** Statement: whose invitation a code is. */
export const findInvite = (db: Database, code: string) =>
  db
    .select({ inviterId: invites.inviterId })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.inviterId))
    .where(isOpen(code))

/** Whether a code invites anybody (C067); it is no reason to learn who made it (SEC-11). */
export async function validateInvite({ db }: Context, input: { code: string }) {
  const found = await findInvite(db, input.code)
  return { isValid: found.length > 0 }
}
