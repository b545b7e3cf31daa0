import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inviteRedemptions, invites, users } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { isOpen } from './scope.ts'

/**
 * Statement: somebody came by an invitation, once in a lifetime (SEC-11, R-AUTH-04). A code that invites nobody, or that is
 * one's own, is passed over.
 * @param userId who, as an expression; null for nobody
 */
export const redeemInvite = (db: Database, userId: SQL, code: string) =>
  db.execute(
    insertSelect(
      inviteRedemptions,
      { userId: sql`guest.id`, code: sql`${invites.code}` },
      sql`
        from (select ${userId} as id) guest, ${invites} join ${users} on ${users.id} = ${invites.inviterId}
        where guest.id is not null and guest.id <> ${invites.inviterId} and ${isOpen(code)}
        on conflict do nothing`,
    ),
  )
