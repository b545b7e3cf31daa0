import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import { Button } from '#client/ui/button/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { IDLE_AFTER_MS } from '#shared/chat/rules.ts'
import { openPanel, usePanelView } from '../panel-store.ts'
import { ChatIcon } from './chat-icon.tsx'
import classes from './chat-widget.module.css'

const ChatPanel = lazyPart(async () => (await import('./chat-panel.tsx')).ChatPanel)

/** That the word was shown, or the panel was opened or closed by hand (G-CHAT-03). */
const SEEN = 'userData.chat.seen'

/** The assistant at the corner of every page but its own (R-CHAT-01, R-CHAT-07). */
export function ChatWidget() {
  const isOnOwnPage = useLocation({ select: ({ pathname }) => pathname.startsWith('/tublibot') })
  const view = usePanelView()
  const isOpen = view === 'chat' || view === 'history'
  const float = useRef<HTMLButtonElement>(null)
  const isClosing = useRef(false)
  // whoever closes it goes on from where it was opened
  useEffect(() => {
    if (!isOpen && isClosing.current) float.current?.focus()
    isClosing.current = false
  }, [isOpen])
  useEffect(() => {
    if (isOnOwnPage || readItem('sessionStorage', SEEN) !== null) return
    const timer = setTimeout(() => {
      if (readItem('sessionStorage', SEEN) !== null) return
      writeItem('sessionStorage', SEEN, 'shown')
      openPanel('idle')
    }, IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOnOwnPage])
  // whoever comes next finds it closed
  useEffect(() => () => openPanel('closed'), [])
  if (isOnOwnPage) return null
  const show = (next: 'chat' | 'closed') => {
    writeItem('sessionStorage', SEEN, 'shown')
    isClosing.current = next === 'closed'
    openPanel(next)
  }
  return (
    <div className={classes.corner} data-open={isOpen || undefined}>
      {isOpen && <ChatPanel view={view} onClose={() => show('closed')} />}
      {view === 'idle' && (
        <section className={classes.idle} aria-label="A word from the assistant">
          <button type="button" className={classes.word} onClick={() => show('chat')}>
            <strong>Stuck, or looking for the next step?</strong>
            Ask me: I know your roadmaps, your score and the library.
          </button>
          <Button
            {...{ variant: 'subtle', color: 'gray', size: 'sm' }}
            aria-label="Close the assistant’s word"
            onClick={() => show('closed')}
          >
            <CloseIcon />
          </Button>
        </section>
      )}
      {!isOpen && (
        <button
          ref={float}
          type="button"
          className={classes.float}
          aria-label="Open the assistant"
          onClick={() => show('chat')}
        >
          <ChatIcon />
        </button>
      )}
    </div>
  )
}
