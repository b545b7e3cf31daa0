import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { isTruncated, LINES_SHOWN } from '#shared/chat/rules.ts'
import type { ChatRun } from '#shared/chat/schemas.ts'
import { CHAT_TEXTS } from '#shared/chat/texts.ts'
import { AnswerText } from './answer-text.tsx'
import classes from './message.module.css'

export const Outgoing = ({ children }: { children: string }) => (
  <article className={classes.outgoing} aria-label="You" dir="auto">
    {children}
  </article>
)

/** What stands there until something comes. */
export const Waiting = () => (
  <div className={classes.incoming} role="status" aria-label="The assistant is writing …">
    <span className={classes.dots} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  </div>
)

/** What became of a question that got no answer, and the way to ask again. */
export const Failed = ({ words, onRetry }: { words: string; onRetry: (() => void) | null }) => (
  <div className={classes.incoming} data-tone="bad" role="alert">
    {words}
    {onRetry && (
      <Button variant="default" size="sm" onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
)

interface IncomingProps {
  run: ChatRun
  isExpanded: boolean
  onToggle: () => void
}

/** An answer; a long one is folded to its first lines, and one is open at a time (R-CHAT-13, R-CHAT-15). */
export function Incoming({ run, isExpanded, onToggle }: IncomingProps) {
  const { answer, citations, status, isFallback } = run
  const isWriting = status === 'writing'
  const isOpen = isExpanded || isWriting || !isTruncated(answer)
  return (
    <article className={classes.incoming} aria-label="Assistant">
      <Folded isOpen={isOpen} text={answer} canFold={!isWriting} onToggle={onToggle}>
        <AnswerText text={answer} isWriting={isWriting} citations={citations} />
      </Folded>
      {status === 'stopped' && <p className={classes.note}>Stopped</p>}
      {isFallback && <p className={classes.note}>The AI did not answer. This is from your records alone.</p>}
    </article>
  )
}

interface FoldedProps {
  isOpen: boolean
  canFold: boolean
  text: string
  onToggle: () => void
  children: ReactNode
}

function Folded({ isOpen, canFold, text, onToggle, children }: FoldedProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const measure = () =>
      setLong(current.scrollHeight > Number.parseFloat(getComputedStyle(current).lineHeight) * LINES_SHOWN + 4)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [text])
  return (
    <>
      <div
        ref={box}
        className={classes.body}
        style={{ '--lines': LINES_SHOWN } as CSSProperties}
        data-folded={(isLong && !isOpen) || undefined}
      >
        {children}
      </div>
      {isLong && canFold && (
        <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? CHAT_TEXTS.seeLess : CHAT_TEXTS.seeMore}
        </button>
      )}
    </>
  )
}
