import { useState } from 'react'
import { blocksOf } from '#client/features/copilot/export/blocks-of.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { AnsweredQuestion, Draft, GetCopilotJobOutput } from '#shared/copilot/schemas.ts'
import classes from '../copilot.module.css'
import { AnswerForm } from './answer-form.tsx'
import { Feedback, Report } from './interview-report.tsx'

/** A mock interview: one question after the other, with what an interviewer would ask on, and a report of all answers. */
export function Practice({ job, draft }: { job: GetCopilotJobOutput; draft: Draft }) {
  const questions = blocksOf(draft.pieces).flatMap(({ kind, text }) => (kind === 'heading' ? [] : [text]))
  const [at, setAt] = useState(0)
  const [asked, setAsked] = useState(questions[0] ?? '')
  const last = job.answers.find(({ question }) => question === asked)
  const ask = (next: number) => {
    setAt(next)
    setAsked(questions[next] ?? '')
  }
  if (questions.length === 0) return null
  return (
    <section className={classes.sheet} aria-label="Mock interview">
      <Heading as="h3" size="item">
        Answer them, as you would there
      </Heading>
      <Text role="status">
        Question {at + 1} of {questions.length}
      </Text>
      <Text tone="inherit" size="body" isStrong>
        {asked}
      </Text>
      <AnswerForm key={asked} job={job} question={asked} />
      {last && <Feedback answer={last} onAskOn={last.feedback.followUp ? setAsked : undefined} />}
      <div className={classes.actions}>
        <Button size="sm" variant="default" disabled={at === 0} onClick={() => ask(at - 1)}>
          Question before
        </Button>
        <Button size="sm" variant="default" disabled={at === questions.length - 1} onClick={() => ask(at + 1)}>
          Next question
        </Button>
      </div>
      <Report answers={job.answers} />
      <Answers answers={job.answers} />
    </section>
  )
}

/** Every answer that was given, the latest first. */
const Answers = ({ answers }: { answers: readonly AnsweredQuestion[] }) => (
  <>
    {answers.map((answer) => (
      <details key={answer.answerId} className={classes.ad}>
        <summary>{answer.question}</summary>
        <div dir="auto">{answer.answer}</div>
        <Feedback answer={answer} />
      </details>
    ))}
  </>
)
