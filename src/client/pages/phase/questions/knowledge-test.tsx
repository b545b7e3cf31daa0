import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { refusalOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { TestOutVerdict } from '#shared/progress/mastery-schemas.ts'
import { nextQuestion } from '#shared/progress/next-question.ts'
import { MAX_QUESTIONS } from '#shared/progress/rules.ts'
import type { Question, SectionProgress } from '#shared/progress/schemas.ts'
import { PROGRESS_TEXTS } from '#shared/progress/texts.ts'
import classes from './knowledge-test.module.css'
import { PastAnswers } from './past-answers.tsx'
import { QuestionCard } from './question-card.tsx'
import { SectionDone } from './section-done.tsx'
import { TestProgress } from './test-progress.tsx'
import { earnedBy, type Judging, useJudgeAnswer, useJudgings } from './use-judge-answer.ts'
import { useAskQuestions } from './use-questions.ts'
import { WaitingNote } from './waiting-note.tsx'

const TestOut = lazyPart(async () => (await import('./test-out.tsx')).TestOut, <Skeleton radius={10} height={160} />)

interface KnowledgeTestProps {
  phaseId: string
  section: SectionProgress
}

/** Questions about a section's objectives, one at a time; two accepted answers complete it (2§4, 2§5). */
export function KnowledgeTest({ phaseId, section }: KnowledgeTestProps) {
  const ask = useAskQuestions(phaseId, section.sectionId)
  const questions = section.questions.slice(0, MAX_QUESTIONS)
  const judgings = useJudgings(section.sectionId)
  const { shown, isSent, takesFocus, send, goOn } = useShownQuestion(
    section,
    questions,
    judgings.findLast(({ isPending }) => isPending)?.questionId,
  )
  const judge = useJudgeAnswer(phaseId, section.sectionId, shown?.id ?? null)
  const [isTestingOut, setIsTestingOut] = useState(false)
  const [passed, setPassed] = useState<TestOutVerdict | null>(null)
  const isCompleted = section.completedAt !== null
  const start = () => {
    goOn(null)
    ask.mutate({ sectionId: section.sectionId })
  }
  return (
    <section className={classes.block} aria-labelledby="test-heading">
      <Heading as="h3" id="test-heading" className={classes.heading} tabIndex={-1}>
        Test your Knowledge
      </Heading>
      {!isTestingOut && <TestProgress section={section} />}
      {isTestingOut ? (
        <TestOut
          sectionId={section.sectionId}
          onFailed={() => ask.mutate({ sectionId: section.sectionId })}
          onPassed={(verdict) => {
            setPassed(verdict)
            setIsTestingOut(false)
          }}
          onLeave={() => setIsTestingOut(false)}
        />
      ) : (
        <>
          {questions.length === 0 && !isCompleted && <Start ask={start} state={ask} />}
          {!isCompleted && isSelfCheckOnly(questions, judgings) && (
            <Start ask={start} state={ask} label="Look for questions that count" />
          )}
          {shown && (
            <QuestionCard
              key={`${shown.id} ${takesFocus}`}
              question={shown}
              judging={judgingOf(judgings, shown.id, isSent)}
              takesFocus={takesFocus > 0}
              onSend={(answer) => {
                send(shown)
                judge(shown, answer)
              }}
              onNext={isCompleted || !nextQuestion(questions, shown.id) ? null : () => goOn(shown)}
            />
          )}
          {!isCompleted && !nextQuestion(questions) && <Resting questions={questions} owed={section.owedAnswers} />}
          {!isCompleted && (questions.length === 0 || isUntouched(questions)) && (
            <Button variant="default" size="sm" className={classes.known} onClick={() => setIsTestingOut(true)}>
              I know this: test out
            </Button>
          )}
        </>
      )}
      {section.completedAt !== null && (
        <SectionDone
          completedAt={section.completedAt}
          earned={earnedBy(judgings) ?? passed}
          hasAnswers={questions.some(({ verdict }) => verdict !== null)}
        />
      )}
      <PastAnswers questions={questions.filter(({ id }) => isSent || id !== shown?.id)} />
    </section>
  )
}

/** Of an answer that was given while its question is shown, or that is still on its way. */
const judgingOf = (judgings: Judging[], id: string, isSent: boolean) =>
  judgings.findLast(({ questionId, isPending }) => questionId === id && (isSent || isPending))

/** Nothing was answered, and nothing rests since testing out failed. */
const isUntouched = (questions: Question[]) =>
  questions.every(({ verdict, restsUntil }) => verdict === null && !restsUntil)

/** Open questions of a model that has gone: nobody judges them now, while there may be others that code can grade. */
const isSelfCheckOnly = (questions: Question[], judgings: Judging[]) =>
  questions.length > 0 &&
  questions.every(({ kind }) => kind === 'open') &&
  judgings.at(-1)?.result?.verdict.feedback === PROGRESS_TEXTS.selfCheck

/**
 * The question on the page: the next one until an answer was sent, then that one until the learner goes on. It follows from
 * how the section stands, so that a reload shows the same.
 */
function useShownQuestion({ completedAt }: SectionProgress, questions: Question[], pendingId: string | undefined) {
  const [sentId, setSentId] = useState(pendingId ?? null)
  const [shownId, setShownId] = useState<string | null>(null)
  const [takesFocus, setTakesFocus] = useState(0)
  const of = (id: string | null) => questions.find((question) => question.id === id)
  const next = completedAt === null ? nextQuestion(questions) : null
  return {
    shown: of(sentId) ?? of(shownId) ?? next,
    isSent: of(sentId) !== undefined,
    /** How often the learner asked for a question on this page. */
    takesFocus,
    send: ({ id }: Question) => setSentId(id),
    goOn: (from: Question | null) => {
      setSentId(null)
      setShownId(from && (nextQuestion(questions, from.id)?.id ?? null))
      setTakesFocus(takesFocus + 1)
    },
  }
}

/** Nothing counts any more until the day of the test ends, which for many learners is still today. */
function Resting({ questions, owed }: { questions: Question[]; owed: number }) {
  const until = questions.flatMap(({ restsUntil }) => restsUntil ?? []).sort()[0]
  if (!until) return null
  return (
    <Card padding="medium" tone="open" className={classes.resting}>
      <Text size="body" tone="inherit" isStrong>
        That is all for now
      </Text>
      <Text size="body">
        {owed > 0
          ? 'A wrong answer takes another right one to make up for it, and no question is left for that.'
          : 'No question is left that counts now.'}{' '}
        The questions count again {restWords(until)}. Until then the content of this section is a good place to look for
        what was missing.
      </Text>
    </Card>
  )
}

interface StartProps {
  ask: () => void
  state: Pick<ReturnType<typeof useAskQuestions>, 'isPending' | 'error' | 'data'>
  label?: string
}

function Start({ ask, state: { isPending, error, data }, label = 'Start' }: StartProps) {
  if (data && data.length > 0 && data.every(({ id }) => id === null)) return <WaitingNote questions={data} />
  return (
    <div className={classes.start}>
      <Button onClick={ask} loading={isPending}>
        {error ? 'Try again' : label}
      </Button>
      <Text role="status">
        {isPending && 'Choosing questions about this section…'}
        {Boolean(error) && !isPending && (
          <span className={classes.problem}>
            {refusalOf(error)?.error ?? 'The questions could not be loaded.'} Nothing was changed.
          </span>
        )}
      </Text>
    </div>
  )
}
