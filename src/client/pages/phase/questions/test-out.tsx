import { Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { QuestionForm } from '#client/features/progress/questions/question-form.tsx'
import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { refusalOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { focusArea } from '#client/ui/focus/focus-home.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { TestOut as Asked, TestOutVerdict } from '#shared/progress/mastery-schemas.ts'
import classes from './test-out.module.css'
import { draftIdOf, useJudgeTestOut, useTestOut } from './use-test-out.ts'

interface TestOutProps {
  sectionId: string
  onPassed: (verdict: TestOutVerdict) => void
  /** The section's questions rest from now on. */
  onFailed: () => void
  onLeave: () => void
}

/** For who knows a section already: all of its graded questions, answered at once. */
export function TestOut({ sectionId, onPassed, onFailed, onLeave }: TestOutProps) {
  const asked = useTestOut(sectionId)
  const [failed, setFailed] = useState<TestOutVerdict | null>(null)
  const [isBegun, setIsBegun] = useState(false)
  if (asked.isError && !asked.data) {
    return (
      <ErrorState
        title="The questions could not be loaded"
        message="Nothing was changed."
        onRetry={() => void asked.refetch()}
        isRetrying={asked.isFetching}
      />
    )
  }
  if (!asked.data) return <Skeleton radius={10} height={160} role="status" aria-label="Loading the questions" />
  const leave = (label: string) => (
    <Button variant="default" size="sm" onClick={onLeave}>
      {label}
    </Button>
  )
  return (
    <div {...focusArea} className={classes.test}>
      {failed ? (
        <Failed verdict={failed} action={leave('Back to the section')} />
      ) : isBegun ? (
        <Questions
          {...{ sectionId, leave }}
          asked={asked.data}
          onJudged={(verdict) => {
            if (verdict.isPassed) return onPassed(verdict)
            setFailed(verdict)
            onFailed()
          }}
        />
      ) : (
        <Offer asked={asked.data} onBegin={() => setIsBegun(true)} leave={leave} />
      )}
    </div>
  )
}

interface OfferProps {
  asked: Asked
  onBegin: () => void
  leave: (label: string) => ReactNode
}

/** What it takes and what it costs, before it begins; or why it can't. */
function Offer({ asked: { questions, mayMiss, againAt }, onBegin, leave }: OfferProps) {
  const count = questions.length
  if (count === 0) {
    return (
      <Note title="Testing out is not possible now" action={leave('Back to the questions')}>
        {againAt
          ? `Questions of this section were answered today. You can test out ${restWords(againAt)}.`
          : 'There are too few graded questions about this section to tell knowing from guessing. Two right answers complete it.'}
      </Note>
    )
  }
  return (
    <Note
      title="Test out of this section"
      action={
        <>
          <Button size="sm" onClick={onBegin}>
            Begin
          </Button>
          {leave('Not now')}
        </>
      }
    >
      {count} questions about everything that it teaches, judged together at the end.{' '}
      {mayMiss > 0 ? `${count - mayMiss} of them must be right.` : 'All of them must be right.'} If they are, the
      section is completed. If not, you are told what is missing, and its questions rest until tomorrow.
    </Note>
  )
}

interface QuestionsProps {
  sectionId: string
  asked: Asked
  onJudged: (verdict: TestOutVerdict) => void
  leave: (label: string) => ReactNode
}

function Questions({ sectionId, asked: { questions }, onJudged, leave }: QuestionsProps) {
  const [at, setAt] = useState(0)
  const [answers, setAnswers] = useState<{ itemId: string; answer: string }[]>([])
  const { mutate, isPending, error } = useJudgeTestOut()
  const question = questions[at]
  if (!question) return null
  const isLast = at === questions.length - 1
  const send = (answer: string) => {
    const all = [...answers.filter(({ itemId }) => itemId !== question.itemId), { itemId: question.itemId, answer }]
    setAnswers(all)
    if (isLast) mutate({ sectionId, answers: all }, { onSuccess: onJudged })
    else setAt(at + 1)
  }
  return (
    <>
      <Text className={classes.count} role="status">
        Question {at + 1} of {questions.length}
      </Text>
      <QuestionForm
        key={question.itemId}
        {...{ question, isPending }}
        draftId={draftIdOf(question.itemId)}
        verdict={null}
        note={null}
        problem={error ? (refusalOf(error)?.error ?? 'Your answers did not arrive.') : null}
        takesFocus
        sendLabel={isLast ? 'Hand in all answers' : 'Next question'}
        onSend={send}
        onNext={null}
        other={
          <>
            {at > 0 && (
              <Button variant="default" size="sm" disabled={isPending} onClick={() => setAt(at - 1)}>
                Previous
              </Button>
            )}
            {leave('Leave')}
          </>
        }
      />
    </>
  )
}

const Failed = ({
  verdict: { right, asked, mayMiss, missing, againAt },
  action,
}: {
  verdict: TestOutVerdict
  action: ReactNode
}) => (
  <Note title={`Not yet: ${right} of ${asked} right, ${asked - mayMiss} needed`} action={action}>
    What is missing:
    <ul className={classes.missing}>
      {missing.map((objective) => (
        <li key={objective} dir="auto">
          {objective}
        </li>
      ))}
    </ul>
    {againAt && `The section's content is the place to look. Its questions count again ${restWords(againAt)}.`}
  </Note>
)

const Note = ({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) => (
  <Card padding="medium" tone="open">
    <Heading as="h4" size="item" tabIndex={-1} className={classes.title} data-focus-home>
      {title}
    </Heading>
    <Text as="div" size="body" className={classes.words}>
      {children}
    </Text>
    <div className={classes.actions}>{action}</div>
  </Card>
)
