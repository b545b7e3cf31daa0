import { and, eq } from 'drizzle-orm'
import { contributions } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

export const unknownContribution = () => new DomainError('not_found', 'This contribution does not exist.')

/** One of somebody's own. @throws DomainError not_found for what can't be an id */
export const isOwn = (userId: string, contributionId: string) =>
  and(eq(contributions.id, asId(contributionId, 'contribution')), eq(contributions.userId, userId))
