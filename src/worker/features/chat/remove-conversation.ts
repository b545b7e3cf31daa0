import type { UserContext } from '#worker/context.ts'
import { chatConversations } from '#worker/db/schema/index.ts'
import { isOwnConversation, noConversation } from './scope.ts'

/** Removes a conversation with all that was said. @throws DomainError not_found */
export async function removeConversation({ db, actor }: UserContext, input: { conversationId: string }): Promise<void> {
  const removed = await db
    .delete(chatConversations)
    .where(isOwnConversation(actor.userId, input.conversationId))
    .returning({ id: chatConversations.id })
  if (removed.length === 0) throw noConversation()
}
