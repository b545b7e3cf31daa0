import { Link } from '@tanstack/react-router'
import { type CSSProperties, useState } from 'react'
import { isComposing } from '#client/lib/is-submit-key.ts'
import { Button } from '#client/ui/button/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { PANEL_WIDTH } from '#shared/chat/rules.ts'
import { ChatView } from '../conversation/chat-view.tsx'
import { HistoryList } from '../history-list.tsx'
import { openPanel } from '../panel-store.ts'
import classes from './chat-panel.module.css'
import { HistoryIcon, NewIcon, WidthIcon } from './icons.tsx'
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
  const begin = () => {
    setConversationId('')
    setDraft('')
    setChat(chat + 1)
    openPanel('chat')
  }
  const tool = { variant: 'subtle', color: 'gray', size: 'sm' } as const
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
      <header className={classes.head}>
        <Link to="/tublibot" className={classes.name} onClick={onClose}>
          Assistant
        </Link>
        <Button {...tool} aria-label="New chat" onClick={begin}>
          <NewIcon />
        </Button>
        <Button
          {...tool}
          aria-label="History"
          aria-pressed={view === 'history'}
          onClick={() => openPanel(view === 'history' ? 'chat' : 'history')}
        >
          <HistoryIcon />
        </Button>
        <Button
          {...tool}
          aria-label="Wide"
          aria-pressed={isWide}
          className={classes.width}
          onClick={() => setWide(!isWide)}
        >
          <WidthIcon />
        </Button>
        <Button {...tool} aria-label="Close the assistant" onClick={onClose}>
          <CloseIcon />
        </Button>
      </header>
      {view === 'history' ? (
        <HistoryList
          openId={conversationId || null}
          onOpen={(id) => {
            setConversationId(id)
            openPanel('chat')
          }}
          onRemoved={(id) => id === conversationId && setConversationId('')}
        />
      ) : (
        <ChatView
          key={chat}
          {...{ conversationId: conversationId || null, onBegun: setConversationId, draft, onDraft: setDraft }}
        />
      )}
    </section>
  )
}
