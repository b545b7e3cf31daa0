import { and, eq, type SQL, sql } from 'drizzle-orm'
import { copilotJobs } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** Of one person. */
export const isOwn = (userId: string): SQL => sql`${copilotJobs.userId} = ${userId}::uuid`

/** One of a person's. @throws DomainError not_found for what is no id */
export const isOwnOf = (userId: string, jobId: string): SQL =>
  sql`${and(isOwn(userId), eq(copilotJobs.id, asId(jobId, 'job')))}`

export const noJob = () => new DomainError('not_found', 'This job does not exist.')
