import type { SaveApplicationInput } from '#shared/applications/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { applications } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isOwnOf } from './scope.ts'

/** Keeps notes, and the day to be reminded on; what is left out stays. @throws DomainError not_found */
export async function saveApplication(
  { db, actor: { userId } }: UserContext,
  { applicationId, notes, remindOn }: SaveApplicationInput,
): Promise<void> {
  const isThis = isOwnOf(userId, applicationId)
  const said = { ...(notes !== undefined && { notes }), ...(remindOn !== undefined && { remindOn }) }
  const one = { id: applications.id }
  const found =
    Object.keys(said).length > 0
      ? await db.update(applications).set(said).where(isThis).returning(one)
      : await db.select(one).from(applications).where(isThis)
  if (found.length === 0) throw new DomainError('not_found', 'This application does not exist.')
}
