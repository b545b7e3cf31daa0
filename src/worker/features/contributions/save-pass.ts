import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { ContributionInput } from '#shared/contributions/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { contributions } from '#worker/db/schema/index.ts'
import { isOwn, unknownContribution } from './scope.ts'

/**
 * The caller does not want to be shown something: it is not offered again. What is a receipt stays one.
 * @throws DomainError not_found
 */
export async function savePass(
  { db, actor: { userId } }: UserContext,
  { contributionId }: z.output<typeof ContributionInput>,
): Promise<void> {
  const passed = await db
    .update(contributions)
    .set({ status: sql`case when ${contributions.status} = 'found' then 'passed' else ${contributions.status} end` })
    .where(isOwn(userId, contributionId))
  if (!passed.rowCount) throw unknownContribution()
}
