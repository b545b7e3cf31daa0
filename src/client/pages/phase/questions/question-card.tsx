import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isSubmitKey } from '#client/lib/is-submit-key.ts'
import { Card } from '#client/ui/card/card.tsx'
import { CodeBlock } from '#client/ui/text/code-block.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ANSWER_MAX_LENGTH } from '#shared/progress/rules.ts'
import type { Question } from '#shared/progress/schemas.ts'
import { readAnswerDraft, writeAnswerDraft } from './answer-draft.ts'
import { AnswerField } from './fields/answer-field.tsx'
import classes from './knowledge-test.module.css'
import { failureWords, type Judging } from './use-judge-answer.ts'
import { VerdictNote } from './verdict-note.tsx'

/** With less room than that, the learner is told how much is left. */
const LITTLE_ROOM = 500

const HINTS = {
  one: 'Choose one.',
  many: 'Choose all that hold.',
  order: 'Put the steps in order.',
  output: 'Type exactly what is printed.',
  fault: 'Choose the line.',
  gap: 'Type what stands in the gap.',
  number: 'Type a number.',
  open: null,
} as const

interface QuestionCardProps {
  question: Question
  /** How it stands with the answer that was given while this question was shown. */
  judging: Judging | undefined
  /** The learner asked for it, so the focus goes there. */
  takesFocus: boolean
  onSend: (answer: string) => void
  /** Null where no other question counts now. */
  onNext: (() => void) | null
}

/** One question, its answer, and what was said of it; the same button sends and goes on. */
export function QuestionCard({ question, judging, takesFocus, onSend, onNext }: QuestionCardProps) {
  const { id, kind, shown, objective } = question
  const [answer, setAnswer] = useState(
    () => readAnswerDraft(id) ?? (kind === 'open' ? (question.verdict?.answer ?? '') : ''),
  )
  const form = useFocusOnMount(takesFocus)
  const result = judging?.result
  const isPending = judging?.isPending ?? false
  const isResting = question.restsUntil !== null
  // what could not be read as an answer may be put right, and an open answer changed while that counts
  const isSettled = kind !== 'open' || result?.verdict.isAccepted || result?.restsUntil
  const verdict = result?.section && isSettled ? result.verdict : null
  // the feedback on a wrong open answer names the objective itself
  const isUnnamed = verdict !== null && (kind !== 'open' || verdict.isRight)

  const change = (next: string) => {
    if (isPending) return
    setAnswer(next)
    writeAnswerDraft(id, next)
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
            {shown?.ask ?? question.question}
            {HINTS[kind] && <span className={classes.hint}>{HINTS[kind]}</span>}
          </legend>
          {shown?.code && kind !== 'fault' && <CodeBlock code={shown.code} label="The code" />}
          <AnswerField
            {...{ kind, shown, answer }}
            onChange={change}
            verdict={verdict && (verdict.isRight ? 'right' : 'wrong')}
            isPending={isPending}
          />
        </fieldset>
        <div role="status">{result && <VerdictNote result={result} objective={isUnnamed ? objective : null} />}</div>
        <SendRow isPending={isPending} error={judging?.error} left={ANSWER_MAX_LENGTH - answer.length}>
          {(!verdict || onNext) && (
            <Button
              type="submit"
              size="sm"
              loading={isPending}
              disabled={!verdict && (isResting || answer.trim() === '')}
            >
              {verdict ? 'Next question' : 'Send'}
            </Button>
          )}
          {!verdict && (result || isResting) && onNext && (
            <Button variant="default" size="sm" onClick={onNext}>
              Another question
            </Button>
          )}
        </SendRow>
      </form>
    </Card>
  )
}

interface SendRowProps {
  isPending: boolean
  error: unknown
  left: number
  children: ReactNode
}

const SendRow = ({ isPending, error, left, children }: SendRowProps) => (
  <div className={classes.send}>
    {children}
    <Text role="status">
      {isPending && 'Reading your answer…'}
      {Boolean(error) && !isPending && <span className={classes.problem}>{failureWords(error)} It is kept here.</span>}
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

/** The first thing to choose or to type in. */
function useFocusOnMount(isWanted: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>('input, textarea, fieldset button')?.focus()
  }, [isWanted])
  return form
}
