import { useEffect, useState } from 'react'
import { resetWords } from '#client/features/quotas/reset-words.ts'
import { refusalOf } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { CHAT_TEXTS } from '#shared/chat/texts.ts'
import { usePageName } from '../use-page-name.ts'
import { lineOf } from './branches.ts'
import classes from './chat-view.module.css'
import { Failed, Outgoing, Waiting } from './message.tsx'
import { Composer } from './question/composer.tsx'
import { RunView } from './run-view.tsx'
import { SaidAloud } from './said-aloud.tsx'
import { Scroller } from './scroller.tsx'
import { Starter } from './starter.tsx'
import type { Question, Talk } from './talk.ts'

export interface TalkViewProps {
  talk: Talk
  draft: string
  onDraft: (draft: string) => void
  /** What stands above all of it. */
  note?: string
  /** Where the page that it stands on is nothing to ask about. */
  isOwnPage?: boolean
}

/** A talk, wherever it is kept: one line of it, what is asked, and where one asks. */
export function TalkView({ talk, draft, onDraft, note, isOwnPage = false }: TalkViewProps) {
  const { runs, asked, error } = talk
  const pageName = usePageName()
  const [isWithout, setWithout] = useState('')
  const about = isOwnPage || isWithout === pageName ? '' : pageName
  const latest = runs.at(-1)?.runId ?? null
  const { expanded, chosen, toggle, choose } = useShown(latest)
  const line = lineOf(runs, chosen)
  const last = line.at(-1)?.run
  // what is asked anew stands in the place of what it was, unless it fails
  const shown = asked && !error ? line.slice(0, line.findIndex(({ run }) => run.runId === asked.parentId) + 1) : line
  const isWithoutCalls = refusalOf(error)?.usage !== undefined
  // it can't be asked again today, and is not to be typed again either
  useEffect(() => {
    if (isWithoutCalls && asked && draft === '') onDraft(asked.query)
  }, [isWithoutCalls])
  const [isAskedHere, setAskedHere] = useState(false)
  const ask = (question: Question) => {
    setAskedHere(true)
    talk.onAsk(question)
  }
  const send = (query: string) => {
    onDraft('')
    ask({ query, about: about || null, ...(last && { parentId: last.runId }) })
  }
  return (
    <div className={classes.view}>
      <Scroller isOf={`${runs.length} ${latest} ${asked?.query}`}>
        {note && <Text size="small">{note}</Text>}
        {!talk.isBegun && !asked && <Starter about={pageName} onAsk={send} />}
        {talk.isLoading && <Waiting />}
        {talk.problem !== null && <ErrorState title={talk.problem} onRetry={talk.onReload} />}
        <SaidAloud run={last ?? null} isAskedHere={isAskedHere} />
        <div role="log" aria-live="off" aria-label="Conversation" className={classes.log}>
          {shown.map((placed) => (
            <RunView
              key={placed.run.runId}
              placed={placed}
              isExpanded={(expanded ?? last?.runId) === placed.run.runId}
              onToggle={() => toggle(placed.run.runId, last?.runId ?? null)}
              onAsk={ask}
              onChoose={choose}
            />
          ))}
          {asked && <Sending asked={asked} error={error} onRetry={talk.onAskAgain} />}
        </div>
      </Scroller>
      <Composer
        {...{ draft, onDraft, onSend: send, about }}
        onWithoutAbout={() => setWithout(pageName)}
        onStop={talk.onStop}
        isBusy={asked !== null && !error}
        isFirst={!isOwnPage}
      />
    </div>
  )
}

/**
 * Which answer is open and which branches are chosen, until something new is said.
 * @returns expanded: null for the last one, '' for none
 */
function useShown(latest: string | null) {
  const nothing = { latest, expanded: null as string | null, chosen: [] as string[] }
  const [kept, setKept] = useState(nothing)
  const { expanded, chosen } = kept.latest === latest ? kept : nothing
  return {
    ...{ expanded, chosen },
    toggle: (runId: string, last: string | null) =>
      setKept({ latest, chosen, expanded: (expanded ?? last) === runId ? '' : runId }),
    choose: (runId: string, branches: readonly string[]) =>
      setKept({ latest, expanded: null, chosen: [...chosen.filter((id) => !branches.includes(id)), runId] }),
  }
}

/** A question that is on its way, or did not get there: asked again it is the same. */
function Sending({ asked, error, onRetry }: { asked: Question; error: unknown; onRetry: () => void }) {
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
