import { type CSSProperties, useState } from 'react'
import { isComposing } from '#client/lib/is-submit-key.ts'
import { PANEL_WIDTH } from '#shared/chat/rules.ts'
import { ChatView, TemporaryView } from '../conversation/chat-view.tsx'
import { HistoryList } from '../history/history-list.tsx'
import { openPanel } from '../panel-store.ts'
import classes from './chat-panel.module.css'
import { PanelHead } from './panel-head.tsx'
import { useKept } from './use-kept.ts'
import { WidthHandle } from './width-handle.tsx'

interface ChatPanelProps {
  view: 'chat' | 'history'
  onClose: () => void
}

/** The assistant beside whatever page is open (1§2). */
export function ChatPanel({ view, onClose }: ChatPanelProps) {
  const [conversationId, setConversationId] = useKept('conversation')
  const [draft, setDraft] = useKept('draft')
  const [chat, setChat] = useState(0)
  const [width, setWidth] = useState<number>(PANEL_WIDTH.first)
  const [isWide, setWide] = useState(false)
  const [isTemporary, setTemporary] = useState(false)
  const begin = () => {
    setConversationId('')
    setDraft('')
    setTemporary(false)
    setChat(chat + 1)
    openPanel('chat')
  }
  const toggleTemporary = () => {
    setTemporary(!isTemporary)
    openPanel('chat')
  }
  return (
    <section
      id="chat-panel"
      className={classes.panel}
      data-wide={isWide || undefined}
      style={{ '--panel-width': `${width}px` } as CSSProperties}
      aria-label="Assistant"
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onClose()}
    >
      {!isWide && <WidthHandle width={width} onWidth={setWidth} />}
      <PanelHead
        {...{ view, isTemporary, onBegin: begin, onTemporary: toggleTemporary, onClose }}
        {...{ isWide, onWide: () => setWide(!isWide) }}
      />
      {view === 'history' ? (
        <HistoryList
          openId={isTemporary ? null : conversationId || null}
          onOpen={(id) => {
            setConversationId(id)
            setTemporary(false)
            openPanel('chat')
          }}
          onRemoved={(id) => id === conversationId && setConversationId('')}
        />
      ) : isTemporary ? (
        <TemporaryView {...{ draft, onDraft: setDraft }} />
      ) : (
        <ChatView
          key={chat}
          {...{ conversationId: conversationId || null, onBegun: setConversationId, draft, onDraft: setDraft }}
        />
      )}
    </section>
  )
}
