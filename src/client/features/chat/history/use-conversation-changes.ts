import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fileNameOf } from '#client/lib/file-name.ts'
import { saveBlob } from '#client/lib/save-blob.ts'
import { useChanged, useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { ListedConversation, UpdateConversationInput } from '#shared/chat/schemas.ts'
import { conversationMarkdown } from './conversation-markdown.ts'

/** What somebody does about a conversation as a whole; whatever lists it is read again. */
export function useConversationChanges(
  { conversationId, title }: ListedConversation,
  onRemoved: (conversationId: string) => void,
) {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const queryClient = useQueryClient()
  const changed = useChanged()
  const update = useMutation({
    mutationFn: (change: Omit<UpdateConversationInput, 'conversationId'>) =>
      api.chat.update.mutate({ conversationId, ...change }),
    onSuccess: () => changed('chat'),
  })
  const remove = useMutation({
    mutationFn: () => api.chat.remove.mutate({ conversationId }),
    onSuccess: () => {
      onRemoved(conversationId)
      return changed('chat')
    },
  })
  const take = useMutation({
    mutationFn: async () => {
      const { runs } = await queryClient.fetchQuery(trpc.chat.conversation.queryOptions({ conversationId }))
      saveBlob(
        new Blob([conversationMarkdown(title, runs)], { type: 'text/markdown;charset=utf-8' }),
        `${fileNameOf(title, 'conversation')}.md`,
      )
    },
  })
  return { update, remove, take }
}
