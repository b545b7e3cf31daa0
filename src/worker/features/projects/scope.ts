import { and, type SQL, sql } from 'drizzle-orm'
import { projectTags } from '#shared/projects/rules.ts'
import type { Slot } from '#worker/db/prepared.ts'
import { issueClaims, issues, repositories, repositoryFollows } from '#worker/db/schema/index.ts'
import { qualified, textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** In lists: there, and not put away by its owners. */
export const isShown = and(sql`${repositories.missingSince} is null`, sql`not ${repositories.isArchived}`)

/** Whether somebody here works on an issue, as an expression over `issues`. */
export const isClaimed: SQL<boolean> = sql<boolean>`exists (
  select from ${issueClaims} where ${issueClaims.issueId} = ${qualified(issues.id)} and ${issueClaims.releasedAt} is null)`

/** Can be taken: the score of what can't is nothing (shared/projects/pickable.ts). */
export const isFree: SQL = sql`(${issues.state} = 'open' and ${issues.score} > 0 and not ${isClaimed})`

/** Whether somebody follows a repository, as an expression over `repositories`. */
export const isFollowedBy = (userId: Slot<string | null>): SQL<boolean> => sql<boolean>`exists (
  select from ${repositoryFollows}
  where ${repositoryFollows.repositoryId} = ${qualified(repositories.id)} and ${repositoryFollows.userId} = ${userId}::uuid)`

/** Has one of these languages, topics or categories; no condition where none is named. */
export const hasTag = (tags: readonly string[]): SQL | undefined =>
  tags.length > 0 ? sql`${repositories.tags} && ${textArray(projectTags(tags))}` : undefined

export const unknownProject = () => new DomainError('not_found', 'This project does not exist.')
export const unknownIssue = () => new DomainError('not_found', 'This issue does not exist.')
