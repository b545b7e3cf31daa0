import { sql } from 'drizzle-orm'
import type { MoveApplicationInput } from '#shared/applications/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { applicationStages, applications } from '#worker/db/schema/index.ts'
import { columnNames, insertSelect, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isOwnOf } from './scope.ts'

/** Brings an application to a stage, and notes when; to where it is already changes nothing. @throws DomainError not_found */
export async function moveApplication(
  { db, actor: { userId } }: UserContext,
  { applicationId, stage }: MoveApplicationInput,
): Promise<void> {
  const isThis = isOwnOf(userId, applicationId)
  const { found } = await batch(db, {
    moved: db.update(applications).set({ stage }).where(sql`${isThis} and ${applications.stage} <> ${stage}`),
    noted: db.execute(
      insertSelect(
        applicationStages,
        { applicationId: sql`${applications.id}`, stage },
        sql`from ${applications} where ${isThis} and ${isOfThisBatch(applications)}
          on conflict (${columnNames(applicationStages.applicationId, applicationStages.stage)}) do update
          set ${columnNames(applicationStages.at)} = now()`,
      ),
    ),
    found: db.select({ id: applications.id }).from(applications).where(isThis),
  })
  if (found.length === 0) throw new DomainError('not_found', 'This application does not exist.')
}
