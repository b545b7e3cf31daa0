import type { UserContext } from '#worker/context.ts'
import { isOfType, markRead } from '#worker/features/notifications/statements.ts'

/** The caller has read who asks them (C076); as C042 with its type. */
export async function markRequests({ db, actor }: UserContext): Promise<void> {
  await markRead(db, actor.userId, isOfType('ConnectionRequest'))
}
