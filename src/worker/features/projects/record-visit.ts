import { eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { repositories, repositoryVisits } from '#worker/db/schema/index.ts'
import { asId, columnNames, insertSelect } from '#worker/db/sql.ts'
import { unknownProject } from './scope.ts'
import { hastenRepository } from './statements.ts'

/** The caller looks at a project: it is among their last ones (D026), and read again soon where it was not for a day. */
export async function recordVisit(
  { db, actor: { userId } }: UserContext,
  { projectId }: { projectId: string },
): Promise<void> {
  const id = asId(projectId, 'project')
  const { visited } = await batch(db, {
    visited: db.execute(
      insertSelect(
        repositoryVisits,
        { userId, repositoryId: id },
        sql`from ${repositories} where ${eq(repositories.id, id)}
          on conflict (${columnNames(repositoryVisits.userId, repositoryVisits.repositoryId)})
          do update set ${columnNames(repositoryVisits.visitedAt)} = now()`,
      ),
    ),
    hastened: hastenRepository(db, id),
  })
  if (!visited.rowCount) throw unknownProject()
}
