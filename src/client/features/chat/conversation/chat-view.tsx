import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { resetWords } from '#client/features/quotas/reset-words.ts'
import { problemOf, refusalOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { CHAT_TEXTS } from '#shared/chat/texts.ts'
import { usePageName } from '../use-page-name.ts'
import classes from './chat-view.module.css'
import { Composer } from './composer.tsx'
import { Failed, Incoming, Outgoing, Waiting } from './message.tsx'
import { Starter } from './starter.tsx'
import { type Asked, useConversation } from './use-conversation.ts'

interface ChatViewProps {
  conversationId: string | null
  onBegun: (conversationId: string) => void
  draft: string
  onDraft: (draft: string) => void
  /** Where the page that it stands on is nothing to ask about. */
  isOwnPage?: boolean
}

/** What was said, and where one goes on asking. */
export function ChatView({ conversationId, onBegun, draft, onDraft, isOwnPage = false }: ChatViewProps) {
  const { query, ask, stop, writing } = useConversation(conversationId, onBegun)
  const pageName = usePageName()
  const [isWithout, setWithout] = useState('')
  const about = isOwnPage || isWithout === pageName ? '' : pageName
  const [toggled, setToggled] = useState<{ latest: string | null; open: string | null }>({ latest: null, open: null })
  const runs = query.data?.runs ?? []
  const latest = runs.at(-1)?.runId ?? null
  // the newest is the one that is read, until another is chosen
  const expanded = toggled.latest === latest ? toggled.open : latest
  const asked = ask.isPending || ask.isError ? ask.variables : undefined
  const send = (text: string) => {
    onDraft('')
    ask.mutate({ query: text, about: about || null, conversationId, key: crypto.randomUUID() })
  }
  const isEmpty = conversationId === null && !asked
  return (
    <div className={classes.view}>
      <Scroller isOf={`${runs.length} ${latest} ${ask.status}`} text={writing?.answer ?? ''}>
        {isEmpty && <Starter about={pageName} onAsk={send} />}
        {conversationId !== null && query.isPending && <Waiting />}
        {query.isError && !query.data && (
          <ErrorState title={problemOf(query.error) ?? ''} onRetry={() => void query.refetch()} />
        )}
        <div role="log" aria-label="Conversation" aria-busy={writing !== null} className={classes.log}>
          {runs.map((run) => (
            <div key={run.runId} className={classes.run}>
              <Outgoing>{run.query}</Outgoing>
              {run.status === 'failed' ? (
                <Failed words={CHAT_TEXTS.failed} onRetry={() => send(run.query)} />
              ) : run.status === 'writing' && run.answer === '' ? (
                <Waiting />
              ) : (
                <Incoming
                  run={run}
                  isExpanded={expanded === run.runId}
                  onToggle={() => setToggled({ latest, open: expanded === run.runId ? null : run.runId })}
                />
              )}
            </div>
          ))}
          {asked && <Sending asked={asked} error={ask.error} onRetry={() => ask.mutate(asked)} />}
        </div>
      </Scroller>
      <Composer
        {...{ draft, onDraft, onSend: send, about }}
        onWithoutAbout={() => setWithout(pageName)}
        onStop={writing ? () => stop.mutate(writing.runId) : null}
        isBusy={ask.isPending}
        isFirst={!isOwnPage}
      />
    </div>
  )
}

/** A question that is on its way, or did not get there: asked again it is the same. */
function Sending({ asked, error, onRetry }: { asked: Asked; error: unknown; onRetry: () => void }) {
  const refusal = refusalOf(error)
  return (
    <div className={classes.run}>
      <Outgoing>{asked.query}</Outgoing>
      {!error && <Waiting />}
      {error !== null && error !== undefined && (
        <Failed
          words={refusal?.usage ? `${refusal.error}. ${resetWords(refusal.usage.resetAt)}.` : CHAT_TEXTS.failed}
          onRetry={refusal?.usage ? null : onRetry}
        />
      )}
    </div>
  )
}

interface ScrollerProps {
  /** What is new below when it changes. */
  isOf: string
  /** What grows there. */
  text: string
  children: ReactNode
}

/** Follows what is new below while one is there, and stays put for whoever has scrolled up. */
function Scroller({ isOf, text, children }: ScrollerProps) {
  const box = useRef<HTMLElement>(null)
  const [isBelow, setBelow] = useState(true)
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  useLayoutEffect(() => {
    toEnd()
    setBelow(true)
  }, [isOf])
  useLayoutEffect(() => {
    if (isBelow) toEnd()
  }, [text])
  const note = () => {
    const { current } = box
    if (current) setBelow(current.scrollHeight - current.scrollTop - current.clientHeight < 40)
  }
  return (
    <div className={classes.place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard */}
      <section ref={box} className={classes.scroll} onScroll={note} tabIndex={0} aria-label="What was said">
        {children}
      </section>
      {!isBelow && (
        <Button variant="default" size="sm" className={classes.latest} onClick={toEnd}>
          Jump to latest
        </Button>
      )}
    </div>
  )
}
