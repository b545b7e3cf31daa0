import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import remend from 'remend'
import { MarkdownText } from '#client/ui/text/markdown-text.tsx'
import { withLinkedMarks } from '#shared/chat/marks.ts'
import type { Citation } from '#shared/chat/schemas.ts'
import { openPanel } from '../panel-store.ts'
import classes from './answer-text.module.css'

/** A link that has only begun is its words. */
const OPEN_ENDS = { linkMode: 'text-only' } as const

const RECORD = /^#record-(\d{1,2})$/

interface AnswerTextProps {
  text: string
  /** What is not closed yet is drawn as if it were, so that nothing flickers. */
  isWriting: boolean
  citations: readonly Citation[]
}

/** Memoised: each word of one answer draws the whole talk, and Markdown is dear. */
export const AnswerText = memo(MarkedText)

/** An answer in which each mark of a record opens it; one that leads nowhere is left out, and an address is words: it is nobody's who knows it. */
function MarkedText({ text, isWriting, citations }: AnswerTextProps) {
  const drawLink = (href: string, words: ReactNode) => {
    const number = RECORD.exec(href)?.[1]
    return number === undefined ? words : <Chip number={number} citation={citations[Number(number) - 1]} />
  }
  return <MarkdownText text={withLinkedMarks(isWriting ? remend(text, OPEN_ENDS) : text)} drawLink={drawLink} />
}

/** Where the panel lies over the page, what it leads to would not be seen. */
function leaveNarrowPanel(): void {
  if (matchMedia('(width <= 769px)').matches) openPanel('closed')
}

function Chip({ number, citation }: { number: string; citation: Citation | undefined }) {
  if (!citation) return null
  return (
    <Link
      to={citation.path}
      className={classes.chip}
      onClick={leaveNarrowPanel}
      title={citation.label}
      aria-label={`Record ${number}: ${citation.label}`}
    >
      {number}
    </Link>
  )
}
