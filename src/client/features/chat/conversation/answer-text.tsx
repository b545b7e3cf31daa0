import { Link } from '@tanstack/react-router'
import Markdown, { type Components } from 'react-markdown'
import type { Citation } from '#shared/chat/schemas.ts'
import { openPanel } from '../panel-store.ts'
import classes from './answer-text.module.css'

/** A mark of a record; one that a title has by itself is written with a backslash. */
const MARK = /(?<!\\)\[(\d{1,2})\]/g
const RECORD = /^#record-(\d{1,2})$/

interface AnswerTextProps {
  text: string
  citations: readonly Citation[]
}

/** Markdown without HTML and pictures, in which each mark of a record opens it; one that leads nowhere is left out. */
export function AnswerText({ text, citations }: AnswerTextProps) {
  const marked = text.replace(MARK, (_, number: string) => `[${number}](#record-${number})`)
  const components: Components = {
    ...{ h1: 'h4', h2: 'h4', h3: 'h4', h4: 'h4', h5: 'h4', h6: 'h4' },
    a: ({ href = '', children }) => {
      const number = RECORD.exec(href)?.[1]
      if (number !== undefined) return <Chip number={number} citation={citations[Number(number) - 1]} />
      return (
        <a href={href} target="_blank" rel="noreferrer nofollow">
          {children}
        </a>
      )
    },
  }
  return (
    <div className={classes.text} dir="auto">
      <Markdown skipHtml disallowedElements={['img']} components={components}>
        {marked}
      </Markdown>
    </div>
  )
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
