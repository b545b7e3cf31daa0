import { and, count, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { MOST_FOLLOWED } from '#shared/projects/rules.ts'
import type { FollowProjectInput } from '#shared/projects/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { repositories, repositoryFollows } from '#worker/db/schema/index.ts'
import { asId, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'
import { unknownProject } from './scope.ts'

/**
 * The caller follows a project, or no longer; either twice is the same as once.
 * @throws DomainError not_found, conflict where somebody follows as many as can be
 */
export async function saveFollow(
  { db, actor: { userId } }: UserContext,
  { projectId, isFollowed }: z.output<typeof FollowProjectInput>,
): Promise<void> {
  const repositoryId = asId(projectId, 'project')
  const isOwn = eq(repositoryFollows.userId, userId)
  if (!isFollowed) {
    await db.delete(repositoryFollows).where(and(isOwn, eq(repositoryFollows.repositoryId, repositoryId)))
    return
  }
  const own = db.select({ own: count() }).from(repositoryFollows).where(isOwn)
  const { projects, followed } = await batch(db, {
    locked: lockPerson(db, userId),
    projects: db.select({ id: repositories.id }).from(repositories).where(eq(repositories.id, repositoryId)),
    added: db.execute(
      insertSelect(
        repositoryFollows,
        { userId, repositoryId },
        sql`from ${repositories} where ${eq(repositories.id, repositoryId)} and (${own}) < ${MOST_FOLLOWED}::int
          on conflict do nothing`,
      ),
    ),
    followed: db
      .select({ id: repositoryFollows.repositoryId })
      .from(repositoryFollows)
      .where(and(isOwn, eq(repositoryFollows.repositoryId, repositoryId))),
  })
  if (projects.length === 0) throw unknownProject()
  if (followed.length === 0)
    throw new DomainError('conflict', `You follow ${MOST_FOLLOWED} projects. Leave one of them first.`)
}
