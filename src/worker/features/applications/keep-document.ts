import { count, eq, sql } from 'drizzle-orm'
import { MOST_DOCUMENTS } from '#shared/applications/rules.ts'
import type { KeepDocumentInput } from '#shared/applications/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { applicationDocuments, applications } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isOwnOf } from './scope.ts'

/**
 * Keeps a version of what was sent, as it was.
 * @throws DomainError not_found, conflict where an application has as many as can be kept
 */
export async function keepDocument(
  { db, actor: { userId } }: UserContext,
  { applicationId, kind, body }: KeepDocumentInput,
): Promise<void> {
  const isThis = isOwnOf(userId, applicationId)
  const kept = db
    .select({ kept: count() })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, applications.id))
  const { added, found } = await batch(db, {
    // whoever counts, counts what others have just added
    found: db.select({ id: applications.id }).from(applications).where(isThis).for('no key update'),
    added: db.execute(
      insertSelect(
        applicationDocuments,
        { applicationId: sql`${applications.id}`, kind, body },
        sql`from ${applications} where ${isThis} and (${kept}) < ${MOST_DOCUMENTS}::int`,
      ),
    ),
  })
  if (found.length === 0) throw new DomainError('not_found', 'This application does not exist.')
  if (!added.rowCount) throw new DomainError('conflict', `An application keeps ${MOST_DOCUMENTS} versions.`)
}
