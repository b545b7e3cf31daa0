import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ChatView, TemporaryView } from '#client/features/chat/conversation/chat-view.tsx'
import { HistoryList } from '#client/features/chat/history/history-list.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import classes from './assistant-page.module.css'

/** The assistant on a page of its own, beside what was talked about before (RT-30). */
export function AssistantPage() {
  const { conversation = null } = useSearch({ from: '/_connected/_app/_user/tublibot' })
  const navigate = useNavigate({ from: '/tublibot' })
  const [draft, setDraft] = useState('')
  const [isListed, setListed] = useState(false)
  const [chat, setChat] = useState(0)
  const [isTemporary, setTemporary] = useState(false)
  const goTo = (id: string | null) => void navigate({ search: id === null ? {} : { conversation: id } })
  const open = (id: string | null) => {
    setListed(false)
    setTemporary(false)
    setChat(chat + 1)
    goTo(id)
  }
  return (
    <div className={classes.page} data-listed={isListed || undefined}>
      <header className={classes.head}>
        <Heading as="h1">Assistant</Heading>
        <div className={classes.tools}>
          <Button variant="default" size="sm" onClick={() => open(null)}>
            New chat
          </Button>
          <Button variant="default" size="sm" aria-pressed={isTemporary} onClick={() => setTemporary(!isTemporary)}>
            Temporary chat
          </Button>
          <Button
            {...{ variant: 'default', size: 'sm', className: classes.toggle }}
            aria-pressed={isListed}
            onClick={() => setListed(!isListed)}
          >
            History
          </Button>
        </div>
      </header>
      <aside className={classes.history} aria-label="History">
        <HistoryList
          openId={isTemporary ? null : conversation}
          onOpen={open}
          onRemoved={(id) => id === conversation && open(null)}
        />
      </aside>
      <section className={classes.chat} aria-label="Chat">
        {isTemporary ? (
          <TemporaryView {...{ draft, onDraft: setDraft, isOwnPage: true }} />
        ) : (
          <ChatView
            key={chat}
            {...{ conversationId: conversation, onBegun: goTo, draft, onDraft: setDraft, isOwnPage: true }}
          />
        )}
      </section>
    </div>
  )
}
