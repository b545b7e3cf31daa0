import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Slot } from '#worker/db/prepared.ts'
import { applications } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'

/** Of one person. */
export const isOwn = (userId: Slot<string>): SQL => sql`${applications.userId} = ${userId}::uuid`

/** One of a person's. @throws DomainError not_found for what is no id */
export const isOwnOf = (userId: string, applicationId: string): SQL =>
  sql`${and(isOwn(userId), eq(applications.id, asId(applicationId, 'application')))}`
