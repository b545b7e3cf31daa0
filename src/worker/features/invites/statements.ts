import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#worker/db/client.ts'
import { inviteRedemptions, invites, users } from '#worker/db/schema/index.ts'
import { columnNames, insertSelect } from '#worker/db/sql.ts'
import { joinGroup } from '#worker/features/users/statements.ts'
import { hasRoom, isOpen } from './scope.ts'

const guest = alias(users, 'guest')

/**
 * Statement: somebody came by an invitation, once in a lifetime, and belongs to its group and cohort from then on (SEC-11,
 * R-AUTH-04). A code that invites nobody, that is one's own, that is full or for somebody else's address is passed over.
 * The batch has locked that person, or has just made them.
 * @param userId who, as an expression; null for nobody
 */
export function redeemInvite(db: Database, userId: SQL, code: string) {
  const open = sql`
    select ${invites.code}, ${guest.id} as guest
    from ${invites} join ${users} on ${users.id} = ${invites.inviterId}, ${users} ${guest}
    where ${guest.id} = ${userId} and ${guest.id} <> ${invites.inviterId} and ${isOpen(code)}
      and (${invites.email} is null or ${invites.email} = ${guest.email})
      and not exists (select from ${inviteRedemptions} where ${inviteRedemptions.userId} = ${guest.id})`
  // whoever comes at once for the last place waits here, and looks again
  const taken = sql`
    update ${invites} set ${columnNames(invites.usedCount)} = ${invites.usedCount} + 1
    from open where ${invites.code} = open.code and ${hasRoom}
    returning ${invites.code}, ${invites.reference}, ${invites.cohort}, open.guest`
  const joined = joinGroup(sql`taken`, {
    person: sql`taken.guest`,
    reference: sql`taken.reference`,
    cohort: sql`taken.cohort`,
  })
  const noted = insertSelect(inviteRedemptions, { userId: sql`taken.guest`, code: sql`taken.code` }, sql`from taken`)
  return db.execute(sql`with open as (${open}), taken as (${taken}), joined as (${joined}) ${noted}`)
}

/** Statement: by which invitation somebody came. */
export const findRedemption = (db: Database, userId: string) =>
  db.select({ code: inviteRedemptions.code }).from(inviteRedemptions).where(eq(inviteRedemptions.userId, userId))
