import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PersonPage } from '#shared/admin/people-schemas.ts'
import { LEDGER_SHOWN } from '#shared/admin/rules.ts'
import { deviceOf } from '#shared/users/device.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { creditBalances, creditLedger, oauthAccounts, sessions, users } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isPro } from '#worker/features/billing/scope.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'
import { ofGithub, personColumns } from './find-people.ts'

const SESSIONS_SHOWN = 50

/** All that an administrator sees of somebody. @throws DomainError not_found for nobody, or somebody who left */
export async function findPerson({ db }: UserContext, input: { userId: string }): Promise<PersonPage> {
  const userId = asId(input.userId, 'person')
  const { id, kind, delta, balanceAfter, createdAt } = creditLedger
  const { found, live, ledger } = await batch(db, {
    found: db
      .select({
        ...personColumns,
        reference: users.reference,
        cohort: users.cohort,
        isPro: sql<boolean>`${isPro(sql`${users.id}`)}`,
        credits: creditBalances.balance,
      })
      .from(users)
      .leftJoin(oauthAccounts, ofGithub)
      .leftJoin(creditBalances, eq(creditBalances.userId, users.id))
      .where(and(eq(users.id, userId), isLiveAccount)),
    live: db
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        provider: sessions.provider,
        signedInAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(sessions.lastSeenAt))
      .limit(SESSIONS_SHOWN),
    ledger: db
      .select({ id, kind, delta, balanceAfter, createdAt })
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId))
      .orderBy(desc(id))
      .limit(LEDGER_SHOWN),
  })
  const [person] = found
  if (!person) throw new DomainError('not_found', 'This person does not exist.')
  return {
    ...person,
    credits: person.credits ?? 0,
    sessions: live.map(({ userAgent, ...session }) => ({ ...session, ...deviceOf(userAgent) })),
    ledger,
  }
}
