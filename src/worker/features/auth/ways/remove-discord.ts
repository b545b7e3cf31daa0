import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { forgetDiscord } from '#worker/features/users/ways/statements.ts'

/** Forgets the caller's name in the community chat; at Discord there is nothing of ours to take back. @throws DomainError conflict */
export async function removeDiscord({ db, actor }: UserContext): Promise<void> {
  const [forgotten] = await forgetDiscord(db, actor.userId)
  if (!forgotten) throw new DomainError('conflict', 'The community chat is not connected.')
}
