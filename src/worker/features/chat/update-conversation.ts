import type { UpdateConversationInput } from '#shared/chat/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { chatConversations } from '#worker/db/schema/index.ts'
import { isOwnConversation, noConversation } from './scope.ts'

/** Calls a conversation otherwise, and pins it or not. @throws DomainError not_found */
export async function updateConversation({ db, actor }: UserContext, input: UpdateConversationInput): Promise<void> {
  const { conversationId, title, isPinned } = input
  const updated = await db
    .update(chatConversations)
    // set to itself, since nothing at all is no update
    .set({ title, isPinned, userId: actor.userId })
    .where(isOwnConversation(actor.userId, conversationId))
    .returning({ id: chatConversations.id })
  if (updated.length === 0) throw noConversation()
}
