import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { CLAIM_DAYS, MOST_CLAIMS } from '#shared/projects/rules.ts'
import type { Issue } from '#shared/projects/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { issueClaims, issues } from '#worker/db/schema/index.ts'
import { asId, columnNames, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'
import { getIssue } from './queries.ts'

/**
 * The caller works on an issue from now on: seven days, and again seven from each time that they say so. The database decides who was
 * first. @throws DomainError not_found, conflict for one that is taken, or beyond five at a time
 */
export async function claimIssue(ctx: UserContext, input: { issueId: string }): Promise<Issue> {
  const { db, actor } = ctx
  const { userId } = actor
  const issueId = asId(input.issueId, 'issue')
  const isLive = isNull(issueClaims.releasedAt)
  const own = db
    .select({ own: count() })
    .from(issueClaims)
    .where(and(eq(issueClaims.userId, userId), isLive))
  const { renewed, claimed, mine } = await batch(db, {
    locked: lockPerson(db, userId),
    renewed: db
      .update(issueClaims)
      .set({ activeAt: sql`now()`, remindedAt: null })
      .where(and(eq(issueClaims.issueId, issueId), eq(issueClaims.userId, userId), isLive))
      .returning({ id: issueClaims.id }),
    // the score of what is taken is nothing
    claimed: db.execute(
      insertSelect(
        issueClaims,
        { issueId, userId },
        sql`from ${issues} where ${issues.id} = ${issueId} and ${issues.state} = 'open' and ${issues.score} > 0
          and (${own}) < ${MOST_CLAIMS}::int
          on conflict (${columnNames(issueClaims.issueId)}) where ${sql.identifier(issueClaims.releasedAt.name)} is null do nothing`,
      ),
    ),
    mine: own,
  })
  const issue = await getIssue(ctx, { issueId })
  if (renewed.length > 0 || claimed.rowCount) return issue
  if (!issue.isFree) throw new DomainError('conflict', `This issue is not free. ${issue.takenBecause}`)
  const { own: held = 0 } = mine[0] ?? {}
  throw new DomainError(
    'conflict',
    held >= MOST_CLAIMS
      ? `You hold ${MOST_CLAIMS} issues. Finish or leave one of them first; each is free again after ${CLAIM_DAYS} idle days.`
      : 'This issue is not free.',
  )
}
