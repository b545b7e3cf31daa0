import { useEffect, useState } from 'react'
import type { ChatRun } from '#shared/chat/schemas.ts'
import classes from './said-aloud.module.css'
import { sentencesIn, spoken } from './sentences.ts'

interface SaidAloudProps {
  /** The last of what is shown. */
  run: Pick<ChatRun, 'runId' | 'answer' | 'status'> | null
  /** It was asked here: an old one that is opened is not read out. */
  isAskedHere: boolean
}

/** An answer for whoever listens: sentence by sentence as they come, not word by word. */
export function SaidAloud({ run, isAskedHere }: SaidAloudProps) {
  const { runId = '', answer = '', status = 'done' } = run ?? {}
  const [told, setTold] = useState({ runId, upTo: answer.length, said: '' })
  useEffect(() => {
    const from = told.runId === runId ? told.upTo : isAskedHere ? 0 : answer.length
    const upTo = status === 'writing' ? sentencesIn(answer) : answer.length
    if (told.runId !== runId || upTo > from)
      setTold({ runId, upTo: Math.max(from, upTo), said: spoken(answer.slice(from, upTo)) })
  }, [told, runId, answer, status, isAskedHere])
  return (
    <p className={classes.unseen} aria-live="polite">
      {told.said}
    </p>
  )
}
