import { type SQL, sql } from 'drizzle-orm'
import { SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { creditBalances } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { post } from './statements.ts'

/**
 * Statements that open a newcomer's balance with what everybody is given (G-CRED-02).
 * @param newcomer their id as an expression; null for nobody
 */
export function grantAtSignUp(db: Database, newcomer: SQL) {
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
      rest,
    ),
  }
}
