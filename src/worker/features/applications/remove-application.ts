import type { UserContext } from '#worker/context.ts'
import { applications } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isOwnOf } from './scope.ts'

/** Forgets an application with all that was noted and kept of it. @throws DomainError not_found */
export async function removeApplication(
  { db, actor: { userId } }: UserContext,
  { applicationId }: { applicationId: string },
): Promise<void> {
  const removed = await db.delete(applications).where(isOwnOf(userId, applicationId)).returning({ id: applications.id })
  if (removed.length === 0) throw new DomainError('not_found', 'This application does not exist.')
}
