import { and, desc, eq, ne } from 'drizzle-orm'
import { CONTRIBUTIONS_SHOWN } from '#shared/contributions/rules.ts'
import type { Contributions } from '#shared/contributions/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { contributions, oauthAccounts } from '#worker/db/schema/index.ts'

/** The caller's merged work, without what they did not want, and by which account it is found. */
export async function listContributions({ db, actor: { userId } }: UserContext): Promise<Contributions> {
  const { accounts, rows } = await batch(db, {
    accounts: db
      .select({ login: oauthAccounts.username, readAt: oauthAccounts.workReadAt })
      .from(oauthAccounts)
      .where(and(eq(oauthAccounts.userId, userId), eq(oauthAccounts.provider, 'github'))),
    rows: db
      .select({
        ...{ contributionId: contributions.id, repository: contributions.repository, number: contributions.number },
        ...{ title: contributions.title, mergedAt: contributions.mergedAt, role: contributions.role },
        ...{ status: contributions.status, isSelfMerged: contributions.isSelfMerged, stars: contributions.stars },
      })
      .from(contributions)
      .where(and(eq(contributions.userId, userId), ne(contributions.status, 'passed')))
      .orderBy(desc(contributions.mergedAt))
      .limit(CONTRIBUTIONS_SHOWN),
  })
  const [account] = accounts
  return { login: account?.login ?? null, readAt: account?.readAt ?? null, contributions: rows }
}
