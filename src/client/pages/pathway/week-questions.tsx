import { useState } from 'react'
import { useAnswer } from '#client/features/pathways/use-pathway.ts'
import { QuestionForm } from '#client/features/progress/questions/question-form.tsx'
import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { Effect, Said } from '#client/features/progress/questions/said.tsx'
import { gradeWords } from '#client/features/progress/questions/verdict-words.ts'
import { problemOf } from '#client/trpc.ts'
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
  const [hasMoved, setMoved] = useState(false)
  const at = questions.findIndex(({ itemId }) => itemId === shownId)
  const shown = questions[at]
  const right = questions.filter(({ answer }) => answer?.isRight).length
  // from the one that is shown, round the end
  const next = [...questions.slice(at + 1), ...questions.slice(0, at)].find(counts)
  const resting = questions.filter(({ restsUntil }) => restsUntil !== null)
  const goOn = () => {
    setMoved(true)
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
        <Asked key={shown.itemId} question={shown} takesFocus={hasMoved} onNext={goOn} isLast={!next} />
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
  isLast: boolean
  onNext: () => void
}

function Asked({ question, takesFocus, isLast, onNext }: AskedProps) {
  const { mutate, data, error, isPending } = useAnswer()
  const { itemId } = question
  return (
    <QuestionForm
      {...{ takesFocus, isPending, onNext }}
      draftId={itemId}
      question={question}
      verdict={data?.isCounted ? (data.isRight ? 'right' : 'wrong') : null}
      note={data && <Verdict said={data} />}
      problem={problemOf(error)}
      nextLabel={isLast ? 'Finish' : 'Next question'}
      onSend={(answer) => mutate({ itemId, answer })}
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
