import { Button, Textarea, VisuallyHidden } from '@mantine/core'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { type FormEvent, useState } from 'react'
import { ANSWER_MAX_LENGTH } from '#shared/progress/rules.ts'
import type { Question } from '#shared/progress/schemas.ts'
import { readAnswerDraft, writeAnswerDraft } from './answer-draft.ts'
import classes from './knowledge-test.module.css'
import { failureWords, type Judging, outcomeWords } from './use-judge-answer.ts'

/** From here on the learner is told how much room is left. */
const COUNTED_FROM = ANSWER_MAX_LENGTH - 500

interface AnswerFormProps {
  question: Question
  label: string
  /** The last answer that was sent, if one was. */
  judging: Judging | undefined
  onSend: (answer: string) => void
}

/** Where an answer is written, sent, changed and sent again; what was not judged yet survives a reload. */
export function AnswerForm({ question, label, judging, onSend }: AnswerFormProps) {
  const unjudged = judging && !judging.result ? judging.answer : null
  const [text, setText] = useState(() => readAnswerDraft(question.id) ?? unjudged ?? question.verdict?.answer ?? '')
  const isPending = judging?.isPending ?? false
  const answer = text.trim()
  const isUnchanged = answer === question.verdict?.answer
  const left = ANSWER_MAX_LENGTH - text.length

  const change = (next: string) => {
    setText(next)
    writeAnswerDraft(question.id, next)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (answer && !isUnchanged && !isPending) onSend(answer)
  }
  return (
    <form onSubmit={send} className={classes.form}>
      <Textarea
        aria-label={label}
        placeholder="Answer in your own words"
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        maxLength={ANSWER_MAX_LENGTH}
        size="md"
        rows={5}
        readOnly={isPending}
        dir="auto"
      />
      <div className={classes.send}>
        <Button type="submit" size="sm" loading={isPending} disabled={!answer || isUnchanged}>
          {question.verdict ? 'Send again' : 'Send'}
        </Button>
        <Text role="status">{judging && <SendState judging={judging} />}</Text>
        {text.length >= COUNTED_FROM && <Text as="span">{left} characters left</Text>}
      </div>
    </form>
  )
}

/** The result is only heard here: below the form it can be seen. */
function SendState({ judging: { isPending, error, result } }: { judging: Judging }) {
  if (isPending) return 'Reading your answer…'
  if (error) return <span className={classes.problem}>{failureWords(error)} It is kept here.</span>
  if (!result) return null
  return (
    <VisuallyHidden>
      {outcomeWords(result)} {result.verdict.feedback}
    </VisuallyHidden>
  )
}
