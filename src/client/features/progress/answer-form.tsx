import { Button, Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { type FormEvent, useState } from 'react'
import { refusalOf } from '#client/trpc.ts'
import type { Task, ValidateAnswerAnswer } from '#shared/progress.ts'
import { ANSWER_MAX_LENGTH } from '#shared/progress-rules.ts'
import { clearAnswerDraft, readAnswerDraft, writeAnswerDraft } from './answer-draft.ts'
import classes from './knowledge-test.module.css'
import { useJudgeAnswer } from './use-questions.ts'

/** From here on the learner is told how much room is left. */
const COUNTED_FROM = ANSWER_MAX_LENGTH - 500

interface AnswerFormProps {
  task: Task
  label: string
  judging: { phaseId: string; sectionId: string }
  onJudged: (answer: ValidateAnswerAnswer) => void
}

/** Where an answer is written, sent, changed and sent again; what was not sent yet survives a reload. */
export function AnswerForm({ task, label, judging, onJudged }: AnswerFormProps) {
  const [text, setText] = useState(() => readAnswerDraft(task.id) ?? task.verdict?.answer ?? '')
  const judge = useJudgeAnswer(judging.phaseId, judging.sectionId)
  const answer = text.trim()
  const isUnchanged = answer === task.verdict?.answer
  const left = ANSWER_MAX_LENGTH - text.length

  const change = (next: string) => {
    setText(next)
    writeAnswerDraft(task.id, next)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!answer || isUnchanged || judge.isPending) return
    judge.mutate(
      { question: task.question, answer, questionId: task.id },
      {
        onSuccess: (result) => {
          clearAnswerDraft(task.id)
          onJudged(result)
        },
      },
    )
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
        readOnly={judge.isPending}
        dir="auto"
      />
      <div className={classes.send}>
        <Button type="submit" size="sm" loading={judge.isPending} disabled={!answer || isUnchanged}>
          {task.verdict ? 'Send again' : 'Send'}
        </Button>
        <p className={classes.note} role="status">
          {judge.isPending && 'Reading your answer…'}
          {judge.error && !judge.isPending && (
            <span className={classes.problem}>
              {refusalOf(judge.error)?.error ?? 'Your answer did not arrive.'} It is kept here.
            </span>
          )}
        </p>
        {text.length >= COUNTED_FROM && <span className={classes.note}>{left} characters left</span>}
      </div>
    </form>
  )
}
