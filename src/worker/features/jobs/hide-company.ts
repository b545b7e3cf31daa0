import { and, count, eq, sql } from 'drizzle-orm'
import { companyKey, MOST_HIDDEN_COMPANIES } from '#shared/jobs/rules.ts'
import type { HideCompanyInput } from '#shared/jobs/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { jobHiddenCompanies } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'

/**
 * Takes a company's listings out of the caller's lists, or brings them back; either twice is the same as once.
 * @throws DomainError invalid for a name without a letter, conflict where somebody hides as many as can be
 */
export async function hideCompany(
  { db, actor: { userId } }: UserContext,
  { company, isHidden }: HideCompanyInput,
): Promise<void> {
  const key = companyKey(company)
  if (key === '') throw new DomainError('invalid', 'Please name a company.')
  const isOwn = eq(jobHiddenCompanies.userId, userId)
  if (!isHidden) {
    await db.delete(jobHiddenCompanies).where(and(isOwn, eq(jobHiddenCompanies.companyKey, key)))
    return
  }
  const own = db.select({ own: count() }).from(jobHiddenCompanies).where(isOwn)
  const { hidden } = await batch(db, {
    // whoever counts, counts what others have just added
    locked: lockPerson(db, userId),
    hidden: db.execute(
      insertSelect(
        jobHiddenCompanies,
        { userId, companyKey: key, company },
        sql`where (${own}) < ${MOST_HIDDEN_COMPANIES}::int on conflict do nothing`,
      ),
    ),
  })
  if (hidden.rowCount) return
  const [known] = await db
    .select({ key: jobHiddenCompanies.companyKey })
    .from(jobHiddenCompanies)
    .where(and(isOwn, eq(jobHiddenCompanies.companyKey, key)))
  if (!known) {
    throw new DomainError('conflict', `You hide ${MOST_HIDDEN_COMPANIES} companies. Bring one back first.`)
  }
}
