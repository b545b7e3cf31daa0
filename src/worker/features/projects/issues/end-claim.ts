import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Issue } from '#shared/projects/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { issueClaims } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { getIssue } from './queries.ts'

/** The caller no longer works on an issue: it is free for others; again is no error. @throws DomainError not_found */
export async function endClaim(ctx: UserContext, input: { issueId: string }): Promise<Issue> {
  const { db, actor } = ctx
  const issueId = asId(input.issueId, 'issue')
  await db
    .update(issueClaims)
    .set({ releasedAt: sql`now()` })
    .where(and(eq(issueClaims.issueId, issueId), eq(issueClaims.userId, actor.userId), isNull(issueClaims.releasedAt)))
  return getIssue(ctx, { issueId })
}
