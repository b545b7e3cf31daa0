import { type SQL, sql } from 'drizzle-orm'
import { SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { creditBalances } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { isFormerAccount } from '#worker/features/users/removal/statements.ts'
import { post } from './statements.ts'

/**
 * Statements that open a newcomer's balance with what everybody is given once (G-CRED-02, G-LRN-01).
 * @param newcomer their id as an expression; null for nobody
 * @param accountHash of the account they come with: whoever had one here before and removed it has had it
 */
export function grantAtSignUp(db: Database, newcomer: SQL, accountHash: string) {
  const rest = sql`from (select ${newcomer} as id) newcomer where newcomer.id is not null`
  const userId = sql`newcomer.id`
  return {
    balanceOpened: db.execute(insertSelect(creditBalances, { userId }, rest)),
    granted: post(
      db,
      {
        userId,
        kind: 'grant',
        subjectKind: 'account',
        subjectId: sql`newcomer.id::text`,
        delta: SIGN_UP_CREDITS,
        key: sql`'grant:signup:' || newcomer.id`,
      },
      sql`${rest} and not ${isFormerAccount(accountHash)}`,
    ),
  }
}
