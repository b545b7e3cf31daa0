import { TalkView, type TalkViewProps } from './talk-view.tsx'
import { useConversation } from './use-conversation.ts'
import { useTemporary } from './use-temporary.ts'

type Rest = Omit<TalkViewProps, 'talk'>

interface ChatViewProps extends Rest {
  conversationId: string | null
  onBegun: (conversationId: string) => void
}

/** What was said, and where one goes on asking. */
export const ChatView = ({ conversationId, onBegun, ...rest }: ChatViewProps) => (
  <TalkView {...rest} talk={useConversation(conversationId, onBegun)} />
)

/** The same, kept nowhere. */
export const TemporaryView = (props: Rest) => (
  <TalkView
    {...props}
    talk={useTemporary()}
    note="A temporary chat: nothing of it is kept, and it is gone when you leave it."
  />
)
