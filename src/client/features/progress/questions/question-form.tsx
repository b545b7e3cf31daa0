import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isSubmitKey } from '#client/lib/is-submit-key.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { CodeBlock } from '#client/ui/text/code-block.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ANSWER_MAX_LENGTH } from '#shared/progress/rules.ts'
import type { Question } from '#shared/progress/schemas.ts'
import { readAnswerDraft, writeAnswerDraft } from './answer-draft.ts'
import { AnswerField } from './fields/answer-field.tsx'
import classes from './question.module.css'

/** With less room than that, the learner is told how much is left. */
const LITTLE_ROOM = 500

const HINTS = {
  one: 'Choose one.',
  many: 'Choose all that apply.',
  order: 'Put the steps in order.',
  output: 'Type exactly what is printed.',
  fault: 'Choose the line.',
  gap: 'Type what goes in the gap.',
  number: 'Type a number.',
  open: null,
} as const

interface QuestionFormProps {
  /** Names the answer while it is written. */
  draftId: string
  question: Pick<Question, 'kind' | 'shown'> & { text?: string }
  /** What stands in it at first, where nothing was written yet. */
  firstAnswer?: string
  /** Once there is one the answer can't be changed, and the button goes on. */
  verdict: 'right' | 'wrong' | null
  /** What was said of the answer. */
  note: ReactNode
  isPending: boolean
  /** It is pending because there is no connection. */
  isWaiting?: boolean
  /** No answer counts now. */
  isResting?: boolean
  /** Why the answer did not arrive. */
  problem: string | null
  /** The learner asked for it, so the focus goes there. */
  takesFocus: boolean
  sendLabel?: string
  nextLabel?: string
  onSend: (answer: string) => void
  /** Null where there is nothing to go on to. */
  onNext: (() => void) | null
  /** A second button. */
  other?: ReactNode
}

/** One question, its answer, and what was said of it; the same button sends and goes on. */
export function QuestionForm({
  draftId,
  question,
  verdict,
  isPending,
  isWaiting = false,
  isResting = false,
  ...rest
}: QuestionFormProps) {
  const { kind, shown, text } = question
  const { note, problem, takesFocus, sendLabel = 'Send', nextLabel = 'Next question', onSend, onNext, other } = rest
  const [answer, setAnswer] = useState(() => readAnswerDraft(draftId) ?? rest.firstAnswer ?? '')
  const form = useFocusOnMount(takesFocus)
  const row = useInViewOnce(Boolean(note))
  const change = (next: string) => {
    if (isPending) return
    setAnswer(next)
    writeAnswerDraft(draftId, next)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (verdict) onNext?.()
    else if (!isResting && answer.trim() !== '') onSend(answer.trim())
  }
  return (
    <Card padding="medium">
      <form className={classes.question} onSubmit={send} onKeyDown={submitOnCtrlEnter} ref={form}>
        <fieldset className={classes.asking}>
          <legend className={classes.asked} dir="auto">
            {shown?.ask ?? text}
            {HINTS[kind] && <span className={classes.hint}>{HINTS[kind]}</span>}
          </legend>
          {shown?.code && kind !== 'fault' && <CodeBlock code={shown.code} label="The code" />}
          <AnswerField {...{ kind, shown, answer, verdict, isPending }} onChange={change} />
        </fieldset>
        <div role="status">{note}</div>
        <SendRow {...{ row, isPending, isWaiting }} problem={problem} left={ANSWER_MAX_LENGTH - answer.length}>
          {(!verdict || onNext) && (
            <Button
              type="submit"
              size="sm"
              loading={isPending && !isWaiting}
              disabled={!verdict && (isResting || isWaiting || answer.trim() === '')}
            >
              {verdict ? nextLabel : sendLabel}
            </Button>
          )}
          {other}
        </SendRow>
      </form>
    </Card>
  )
}

interface SendRowProps {
  row: RefObject<HTMLDivElement | null>
  isPending: boolean
  isWaiting: boolean
  problem: string | null
  left: number
  children: ReactNode
}

const SendRow = ({ row, isPending, isWaiting, problem, left, children }: SendRowProps) => (
  <div className={classes.send} ref={row}>
    {children}
    <Text role="status">
      {isPending && (isWaiting ? 'Kept here, and sent once you are online.' : 'Reading your answer…')}
      {problem && !isPending && <span className={classes.problem}>{problem} It is kept here.</span>}
    </Text>
    {left <= LITTLE_ROOM && <Text as="span">{left} characters left</Text>}
  </div>
)

/** Wherever in the question one is, where Enter alone begins a line too. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (!isSubmitKey(event) || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** The first thing to choose or to type in; on a small screen what is asked would else stay above its edge. */
function useFocusOnMount(isWanted: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isWanted) return
    form.current?.querySelector<HTMLElement>('input, textarea, fieldset button')?.focus()
    form.current?.querySelector('legend')?.scrollIntoView({ block: 'nearest' })
  }, [isWanted])
  return form
}

/** What was said of an answer pushes the button that goes on down, on a long question behind the page's bar: it comes back. */
function useInViewOnce(isSaid: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const wasSaid = useRef(isSaid)
  useEffect(() => {
    if (isSaid && !wasSaid.current) row.current?.scrollIntoView({ block: 'nearest' })
    wasSaid.current = isSaid
  }, [isSaid])
  return row
}
