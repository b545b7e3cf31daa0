import { useState } from 'react'
import { focusArea } from '#client/ui/focus/focus-home.ts'
import { CHAT_TEXTS } from '#shared/chat/texts.ts'
import type { Placed } from './branches.ts'
import classes from './chat-view.module.css'
import { Failed, Incoming, Outgoing, Waiting } from './message.tsx'
import { QuestionForm } from './question/question-form.tsx'
import { RunTools } from './run-tools.tsx'
import type { Question } from './talk.ts'

interface RunViewProps {
  placed: Placed
  isExpanded: boolean
  onToggle: () => void
  onAsk: (question: Question) => void
  onChoose: (runId: string, branches: readonly string[]) => void
}

/** A question, its answer, and what can be done about both: what is asked anew becomes a branch beside it. */
export function RunView({ placed, isExpanded, onToggle, onAsk, onChoose }: RunViewProps) {
  const { run, branches } = placed
  const [isChanging, setChanging] = useState(false)
  const askAnew = (query: string) => onAsk({ query, about: run.about, parentId: run.parentId })
  const change = (query: string) => {
    setChanging(false)
    askAnew(query)
  }
  const isWaiting = run.status === 'writing' && run.answer === ''
  return (
    <div {...focusArea} className={classes.run}>
      {isChanging ? (
        <QuestionForm query={run.query} onAsk={change} onLeave={() => setChanging(false)} />
      ) : (
        <Outgoing>{run.query}</Outgoing>
      )}
      {run.status === 'failed' && <Failed words={CHAT_TEXTS.failed} onRetry={() => askAnew(run.query)} />}
      {isWaiting && <Waiting />}
      {run.status !== 'failed' && !isWaiting && <Incoming {...{ run, isExpanded, onToggle }} />}
      {run.status !== 'writing' && (
        <RunTools
          {...{ run, branches }}
          onAskAgain={() => askAnew(run.query)}
          onChange={() => setChanging(true)}
          onChoose={(runId) => onChoose(runId, branches)}
        />
      )}
    </div>
  )
}
