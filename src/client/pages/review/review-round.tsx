import { useState } from 'react'
import { QuestionForm } from '#client/features/progress/questions/question-form.tsx'
import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { Effect, Said } from '#client/features/progress/questions/said.tsx'
import { gradeWords } from '#client/features/progress/questions/verdict-words.ts'
import { refusalOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { ReviewItem, ReviewVerdict } from '#shared/progress/mastery-schemas.ts'
import classes from './review.module.css'
import { type Answered, ReviewDone } from './review-done.tsx'
import { draftIdOf, useJudgeReview } from './use-reviews.ts'

const ROUND_HEADING = 'review-round'

interface ReviewRoundProps {
  items: ReviewItem[]
  /** How many more are due than this round has. */
  more: number
  onAnother: () => void
  isLoading: boolean
}

/** One question after the other, then what it came to. */
export function ReviewRound({ items, more, onAnother, isLoading }: ReviewRoundProps) {
  const [at, setAt] = useState(0)
  const [answered, setAnswered] = useState<Answered[]>([])
  const item = items[at]
  return (
    <section aria-labelledby={ROUND_HEADING} className={classes.round}>
      {item ? (
        <>
          <div className={classes.place}>
            <Line stretches={[{ stations: items.length, covered: at }]} size="small" />
            <Heading as="h2" size="item" id={ROUND_HEADING} className={classes.count} tabIndex={-1}>
              Question {at + 1} of {items.length}
            </Heading>
            <Text as="span" className={classes.section} dir="auto">
              {item.section.title}
            </Text>
          </div>
          <Reviewed
            key={item.itemId}
            item={item}
            takesFocus={at > 0}
            isLast={at === items.length - 1}
            onJudged={({ isRight, objective }) => setAnswered([...answered, { isRight, objective, item }])}
            onNext={() => setAt(at + 1)}
          />
        </>
      ) : (
        <ReviewDone headingId={ROUND_HEADING} {...{ answered, more, onAnother, isLoading }} />
      )}
    </section>
  )
}

interface ReviewedProps {
  item: ReviewItem
  takesFocus: boolean
  isLast: boolean
  onJudged: (verdict: ReviewVerdict) => void
  onNext: () => void
}

function Reviewed({ item, takesFocus, isLast, onJudged, onNext }: ReviewedProps) {
  const { mutate, data, error, isPending } = useJudgeReview()
  const { itemId } = item
  const nextLabel = isLast ? 'Finish' : 'Next question'
  const refusal = error ? (refusalOf(error)?.error ?? null) : null
  return (
    <QuestionForm
      {...{ takesFocus, isPending, onNext, nextLabel }}
      draftId={draftIdOf(itemId)}
      question={item}
      verdict={data?.isCounted ? (data.isRight ? 'right' : 'wrong') : null}
      note={data && <Verdict verdict={data} />}
      problem={error ? (refusal ?? 'Your answer did not arrive.') : null}
      onSend={(answer) => mutate({ itemId, answer }, { onSuccess: (said) => said.isCounted && onJudged(said) })}
      other={
        refusal && (
          <Button variant="default" size="sm" onClick={onNext}>
            {nextLabel}
          </Button>
        )
      }
    />
  )
}

const Verdict = ({ verdict }: { verdict: ReviewVerdict }) => (
  <Said verdict={verdict} headline={gradeWords(verdict)} isCounted={verdict.isCounted}>
    {verdict.isCounted && (
      <>
        <Effect>It comes back {restWords(verdict.dueAt)}.</Effect>
        <Effect>
          Objective: <bdi>{verdict.objective}</bdi>
        </Effect>
      </>
    )}
  </Said>
)
