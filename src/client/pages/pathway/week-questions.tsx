import { useState } from 'react'
import { useAnswer } from '#client/features/pathways/use-pathway.ts'
import { QuestionForm } from '#client/features/progress/questions/question-form.tsx'
import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { Effect, Said } from '#client/features/progress/questions/said.tsx'
import { gradeWords } from '#client/features/progress/questions/verdict-words.ts'
import { problemOf, refusalOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { AnswerItemOutput, PathwayQuestion } from '#shared/pathways/schemas.ts'
import classes from './pathway.module.css'

const counts = ({ answer, restsUntil }: PathwayQuestion) => !answer?.isRight && restsUntil === null

/** What is asked about a week, one question after the other; code grades them. */
export function WeekQuestions({ questions }: { questions: PathwayQuestion[] }) {
  const [shownId, setShownId] = useState<string | null>(() => questions.find(counts)?.itemId ?? null)
  // how many were gone through: one may come again right after itself
  const [turn, setTurn] = useState(0)
  const at = questions.findIndex(({ itemId }) => itemId === shownId)
  const shown = questions[at]
  const right = questions.filter(({ answer }) => answer?.isRight).length
  // from the one that is shown, round the end and back to it
  const next = [...questions.slice(at + 1), ...questions.slice(0, at + 1)].find(counts)
  const resting = questions.filter(({ restsUntil }) => restsUntil !== null)
  const goOn = () => {
    setTurn(turn + 1)
    setShownId(next?.itemId ?? null)
  }
  return (
    <section aria-labelledby="week-questions">
      <div className={classes.questionsHead}>
        <Heading as="h3" size="item" id="week-questions">
          Answer
        </Heading>
        <Line stretches={[{ stations: questions.length, covered: right }]} size="small" />
        <Text as="span">
          {right} of {questions.length} right
        </Text>
      </div>
      {shown ? (
        <Asked
          key={`${turn} ${shown.itemId}`}
          question={shown}
          takesFocus={turn > 0}
          nextLabel={!next ? 'Finish' : next === shown ? 'Try again' : 'Next question'}
          onNext={goOn}
        />
      ) : (
        <EmptyLine>
          {resting[0]?.restsUntil
            ? `${resting.length === 1 ? 'One question rests' : `${resting.length} questions rest`} and can be answered again ${restWords(resting[0].restsUntil)}.`
            : 'All answered right.'}
        </EmptyLine>
      )}
    </section>
  )
}

interface AskedProps {
  question: PathwayQuestion
  takesFocus: boolean
  nextLabel: string
  onNext: () => void
}

function Asked({ question, takesFocus, nextLabel, onNext }: AskedProps) {
  const { mutate, data, error, isPending } = useAnswer()
  const { itemId } = question
  // answered or resting since another tab: there is nothing to send any more
  const isOver = data ? data.isCounted || data.question.answer?.isRight : false
  return (
    <QuestionForm
      {...{ takesFocus, isPending, onNext, nextLabel }}
      draftId={itemId}
      question={question}
      verdict={data && isOver ? (data.isRight ? 'right' : 'wrong') : null}
      note={data && <Verdict said={data} />}
      problem={problemOf(error)}
      onSend={(answer) => mutate({ itemId, answer })}
      other={
        refusalOf(error) && (
          <Button variant="default" size="sm" onClick={onNext}>
            {nextLabel}
          </Button>
        )
      }
    />
  )
}

const Verdict = ({ said }: { said: AnswerItemOutput }) => (
  <Said verdict={said} headline={gradeWords(said)} isCounted={said.isCounted}>
    {said.isCounted && (
      <>
        {!said.isRight && (
          <Effect>
            {said.question.restsUntil
              ? `It can be answered again ${restWords(said.question.restsUntil)}.`
              : 'You have one more try today.'}
          </Effect>
        )}
        <Effect>
          Objective: <bdi>{said.question.objective}</bdi>
        </Effect>
      </>
    )}
  </Said>
)
